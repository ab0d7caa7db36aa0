/** Reads bodies as JSON in UTF-8. Fastify would replace invalid bytes, and the replacement would be stored. */

import type { FastifyInstance } from 'fastify';
import { Fault } from '../errors.ts';

export function addBodyParser(app: FastifyInstance): void {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = utf8.decode(body);
    } catch {
      done(new Fault('malformed'));
      return;
    }
    parseJson(request, text, done);
  });
}
