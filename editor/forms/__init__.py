"""Forms made from the content models: a shape is read off a model, and an editor is built for a shape."""
