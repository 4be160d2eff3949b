import type { RequestHandler } from 'express';
import type { ResponseBody } from '#contract/endpoints.ts';
import type { Catalogue } from '../shop/catalogue.ts';

/** `GET /api/products` (ruling 20). */
export function listProducts({ products }: Catalogue): RequestHandler {
  return (_req, res) => {
    res.json(products satisfies readonly ResponseBody<'listProducts'>[number][]);
  };
}
