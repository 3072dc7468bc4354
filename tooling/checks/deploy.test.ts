import { expect, test } from 'vitest';
import { placesOf, plantTree } from './core/planted-tree.ts';
import { checkDeploy } from './deploy.ts';

const REPOSITORY = {
  'package.json': JSON.stringify({ version: '1.2.0' }),
  '.env.example': '# PORT=3000\n# DATA_DIR=data\n',
  'apps/server/src/main.ts': '',
};

const violationsIn = (files: Record<string, string>) => placesOf(checkDeploy(plantTree({ ...REPOSITORY, ...files })));

test('CONF-2 valid examples pass', () => {
  expect(
    violationsIn({
      'deploy/Containerfile': 'FROM node\nENV NODE_ENV=production PORT=3000\nCMD ["node", "apps/server/src/main.ts"]\n',
      'deploy/compose.yaml': 'services:\n  server:\n    environment:\n      PORT: 3000\n      POSTGRES_USER: dalil\n',
      'deploy/dalil.service':
        '[Service]\nEnvironment=DATA_DIR=/var/lib/dalil\nExecStart=node apps/server/src/main.ts\n',
      'deploy/kubernetes.yaml': 'kind: Deployment\nimage: registry.example/dalil:1.2.0\n---\nkind: Service\n',
    }),
  ).toEqual([]);
});

test.each([
  ['an unknown instruction', 'Containerfile', 'FROM node\nRUNN x\n', '2 deploy-syntax'],
  ['a wrong indentation', 'compose.yaml', 'services:\n  a: 1\n b: 2\n', '3 deploy-syntax'],
  ['an empty file', 'kubernetes.yaml', 'text\n', '1 deploy-syntax'],
  [
    'a program that is not there',
    'dalil.service',
    '[Service]\nExecStart=node apps/server/src/x.ts\n',
    '2 deploy-program',
  ],
  ['a setting of a unit', 'dalil.service', '[Service]\nEnvironment=PROT=3000\n', '2 deploy-setting'],
  ['a setting of a container', 'compose.yaml', 'services:\n  a:\n    PROT: 3000\n', '3 deploy-setting'],
  ['another version', 'kubernetes.yaml', 'image: registry.example/dalil:1.1.0\n', '1 deploy-version'],
])('CONF-2 %s is found', (_, file, text, found) => {
  expect(violationsIn({ [`deploy/${file}`]: text })).toContain(`deploy/${file}:${found}`);
});
