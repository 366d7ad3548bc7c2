"""The bill of materials beside an installer, in CycloneDX."""

from __future__ import annotations

import hashlib
import uuid
from datetime import UTC, datetime
from pathlib import Path

from cyclonedx.factory.license import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component as Entry
from cyclonedx.model.component import ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL

from builder.components import Component
from builder.project import NAME, PUBLISHER, Job

SPACE = uuid.UUID("8f2c7e0a-3f4e-4a44-9a5b-7f4a3b7f7c11")
"""The project's own name space, so that the number of a bill follows from what it is of."""


def write(job: Job, installer: Path, parts: list[Component]) -> Path:
    """Write the bill of an installer beside it; its path."""
    content = installer.read_bytes()
    digest = hashlib.sha256(content).hexdigest()
    program = Entry(
        name=NAME,
        version=job.version,
        type=ComponentType.APPLICATION,
        bom_ref=NAME,
        publisher=PUBLISHER,
        licenses=[LicenseFactory().make_with_expression("MIT")],
        purl=PackageURL("generic", None, NAME, job.version),
        hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest)],
        description=f"{installer.name}, built from commit {job.commit.id}",
    )
    entries = [_entry(part) for part in parts]
    bom = Bom(
        components=entries,
        serial_number=uuid.uuid5(SPACE, digest),
        metadata=BomMetaData(component=program, timestamp=datetime.fromtimestamp(job.commit.time, UTC)),
    )
    bom.register_dependency(program, entries)
    target = installer.with_name(f"{installer.name}.cdx.json")
    writer = make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6)
    target.write_text(writer.output_as_string(indent=2) + "\n", "utf-8")
    return target


def _entry(part: Component) -> Entry:
    return Entry(
        name=part.name,
        version=part.version,
        type=ComponentType.LIBRARY,
        bom_ref=part.purl or part.name,
        licenses=[LicenseFactory().make_from_string(part.licence)],
        purl=PackageURL.from_string(part.purl) if part.purl else None,
    )
