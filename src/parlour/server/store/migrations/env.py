"""What Alembic runs: migrations on the connection it was given, in that connection's transaction."""

from alembic import context

from parlour.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
