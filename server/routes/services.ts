import type { RequestHandler } from 'express';
import type { ResponseBody } from '#contract/endpoints.ts';
import type { Catalogue } from '../shop/catalogue.ts';

/** `GET /api/services`. */
export function listServices({ services }: Catalogue): RequestHandler {
  return (_req, res) => {
    res.json(services satisfies readonly ResponseBody<'listServices'>[number][]);
  };
}
