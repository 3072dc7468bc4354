import { inEveryLanguage } from '@dalil/domain/language/in-every-language.ts';
import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { SESSION_SECURITY } from '../../accounts/route-factory.routes.ts';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { problemResponses } from '../../core/problem.ts';
import { limitAttempts } from '../../core/rate-limit.ts';
import { asPrivate, staffChange, staffRead } from '../staff-factory.routes.ts';
import { addPicture } from './add-picture.ts';
import { describePicture, describePictureFields } from './describe-picture.ts';
import { pictureKeyFields } from './find-desk-picture.ts';
import { listPictures, listPicturesInput, picturesSchema } from './list-pictures.ts';
import { deskPictureSchema, PICTURE_EXAMPLE } from './picture-view.ts';
import { removePicture } from './remove-picture.ts';
import { storeUpload } from './store-upload.ts';

const none = z.object({});

const list = staffRead({
  path: '/newsroom/pictures',
  summary: 'The pictures of the media library with where each is used',
  params: none,
  query: listPicturesInput,
  output: picturesSchema,
  answer: { items: [PICTURE_EXAMPLE], total: 1, pageSize: 24 },
});

const upload = createRoute({
  method: 'post',
  path: '/newsroom/pictures/upload',
  summary: 'Uploads a photograph: JPEG, PNG, WebP or AVIF, whatever its name says',
  security: SESSION_SECURITY,
  request: {
    body: {
      required: true,
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' }, example: '(bytes)' } },
    },
  },
  responses: {
    200: {
      description: 'In the library',
      content: { 'application/json': { schema: deskPictureSchema, example: PICTURE_EXAMPLE } },
    },
    ...problemResponses(
      'invalid_input',
      'not_signed_in',
      'permission_denied',
      'payload_too_large',
      'unsupported_media_type',
      'too_many_requests',
      'origin_refused',
      'unavailable',
    ),
  },
});

const describe = staffChange({
  path: '/newsroom/pictures/{id}',
  summary: 'Changes description, licence and credit of a picture',
  params: z.object(pictureKeyFields),
  input: z.object(describePictureFields),
  example: {
    baseVersion: 1,
    alt: { ...inEveryLanguage(() => 'Wooden boats on the creek'), ar: 'قوارب خشبية في الخور' },
    licence: 'own',
    licenceUrl: null,
    credit: 'Dalil',
    sourceUrl: null,
    change: null,
    focus: { x: 50, y: 40 },
  },
  output: deskPictureSchema,
  answer: PICTURE_EXAMPLE,
  failures: ['conflict'],
});

const remove = staffChange({
  path: '/newsroom/pictures/{id}/remove',
  summary: 'Removes a picture that nothing shows',
  params: z.object(pictureKeyFields),
  input: none,
  example: {},
  output: z.object({ id: z.string() }),
  answer: { id: PICTURE_EXAMPLE.id },
  failures: ['conflict'],
});

/** STAFF-1: the media library. */
export function picturesRoutes(deps: Deps) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listPictures(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate))
    .openapi(upload, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const type = c.req.header('content-type') ?? '';
      const stored = await storeUpload(deps, c.get('actor'), { bytes, type });
      return c.json(await addPicture(deps, c.get('actor'), stored), 200, asPrivate);
    })
    .openapi(describe, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await describePicture(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(remove, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await removePicture(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate);
    });
}
