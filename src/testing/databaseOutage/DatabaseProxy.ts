/** A TCP proxy in front of a PostgreSQL server whose link can be cut, with and without a reset. */
import net from 'node:net';
import type { AddressInfo } from 'node:net';

interface ProxiedConnection {
  client: net.Socket;
  server: net.Socket | null;
}

export class DatabaseProxy {
  readonly #target: URL;
  readonly #listener: net.Server;
  readonly #connections = new Set<ProxiedConnection>();
  #mode: 'forward' | 'refuse' | 'silent' = 'forward';

  private constructor(databaseUrl: string) {
    this.#target = new URL(databaseUrl);
    this.#listener = net.createServer((client) => this.#accept(client));
  }

  static async startProxy(databaseUrl: string): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(databaseUrl);
    await new Promise<void>((resolve) => proxy.#listener.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** The URL of the database behind the proxy. */
  get url(): string {
    const { port } = this.#listener.address() as AddressInfo;
    return Object.assign(new URL(this.#target.href), { host: `127.0.0.1:${port}` }).href;
  }

  /** Resets new connections until `restore`. */
  refuse(): void {
    this.#mode = 'refuse';
  }

  /** Resets all connections, and new ones until `restore`. */
  reset(): void {
    this.refuse();
    for (const { client, server } of this.#connections) {
      client.resetAndDestroy();
      server?.resetAndDestroy();
    }
  }

  /**
   * Stops forwarding without closing any connection. Existing connections and those made before `restore` stay silent
   * permanently.
   */
  cutSilently(): void {
    this.#mode = 'silent';
    for (const { client, server } of this.#connections) silence(client, server);
  }

  /** Forwards new connections again. */
  restore(): void {
    this.#mode = 'forward';
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#listener.close(resolve));
    this.reset();
    await closed;
  }

  #accept(client: net.Socket): void {
    client.on('error', () => undefined);
    if (this.#mode === 'refuse') {
      client.resetAndDestroy();
      return;
    }
    const server =
      this.#mode === 'forward' ? net.connect(Number(this.#target.port || 5432), this.#target.hostname) : null;
    const connection = { client, server };
    this.#connections.add(connection);
    client.once('close', () => this.#connections.delete(connection));
    if (!server) {
      silence(client, null);
      return;
    }
    server.on('error', () => client.resetAndDestroy());
    client.pipe(server);
    server.pipe(client);
    // Silenced connections are closed on one side only: the other side must not notice.
    client.once('close', () => client.isPaused() || server.destroy());
    server.once('close', () => server.isPaused() || client.destroy());
  }
}

function silence(client: net.Socket, server: net.Socket | null): void {
  for (const socket of [client, server]) {
    socket?.unpipe();
    socket?.pause();
  }
}
