import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Permission bits of the owner, together with those of the file type. */
const OWNER_MODE_MASK = ~0o077;

/** The file system driver of Emscripten, as far as it is changed here. */
interface NodeFileSystemDriver {
  node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
    setattr: (node: unknown, attributes: { mode?: number }) => void;
  };
}

/**
 * The folder of the embedded database, whose new files only their owner can access. Emscripten sets the mode of each file
 * that it creates to 666, whatever the process's umask and the mode that PostgreSQL requests.
 */
export class PrivateNodeFS extends NodeFS {
  override async init(
    pglite: Parameters<NodeFS['init']>[0],
    options: Parameters<NodeFS['init']>[1],
  ): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pglite, options);
    const preRun = [...(prepared.emscriptenOpts.preRun ?? [])] as ((module: PGlite['Module']) => void)[];
    const restrict = (module: PGlite['Module']): void =>
      restrictFileModes((module as unknown as { NODEFS: NodeFileSystemDriver }).NODEFS);
    return {
      ...prepared,
      emscriptenOpts: { ...prepared.emscriptenOpts, preRun: [restrict, ...preRun] },
    };
  }
}

function restrictFileModes({ node_ops: operations }: NodeFileSystemDriver): void {
  const { mknod, setattr } = operations;
  operations.mknod = (parent, name, mode, device) => mknod(parent, name, mode & OWNER_MODE_MASK, device);
  operations.setattr = (node, attributes) =>
    setattr(
      node,
      attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & OWNER_MODE_MASK },
    );
}
