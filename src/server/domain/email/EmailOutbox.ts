import type { EmailService } from '../context/SharedServices';

/** Connects the code that queues emails with the sender in the same process. Exists only if email is configured. */
export class EmailOutbox implements EmailService {
  readonly secret: string;
  /** Set by the sender. */
  problem: string | null = null;
  #listener: () => void = () => undefined;

  constructor(secret: string) {
    this.secret = secret;
  }

  /** Sets the function that is called when emails may have been queued. */
  onQueued(listener: () => void): void {
    this.#listener = listener;
  }

  announce(): void {
    this.#listener();
  }
}
