/** Headers that tell a browser what pages of ours may do. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** `secure`: people reach the server by https. */
export function setSecurityHeaders(server: FastifyInstance, secure: boolean): void {
  void server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        // Pictures in issues and of people come from anywhere, encrypted.
        imgSrc: ["'self'", 'https:', 'data:'],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
}
