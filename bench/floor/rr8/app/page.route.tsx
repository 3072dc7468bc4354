import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readCopy } from './copies.server.ts';
import { TreeView } from './tree-view.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const copy = readCopy(new URL(request.url).pathname);
  if (!copy) throw new Response('', { status: 404 });
  const { title, head, main } = copy;
  return { title, head, main };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  ...(loaderData?.head ?? []).map(({ tag, attributes }) =>
    tag === 'link' ? { tagName: 'link', ...attributes } : attributes,
  ),
];

export default function Page() {
  return <TreeView trees={useLoaderData<typeof loader>().main} />;
}
