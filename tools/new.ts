import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrationFolders } from '#main/migrations.ts'
import { applicationFiles, elementLine, type NewApplication } from './new/application-files.ts'
import { readOrder } from './new/read-order.ts'
import { formFiles } from './new/form-files.ts'
import { listServerFiles } from './new/list-server-files.ts'
import { listWebFiles } from './new/list-web-files.ts'
import { type Noun, wordsOf } from './new/noun.ts'
import { nextMigration, projectFiles } from './new/project-files.ts'
import { textFiles } from './new/texts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const project = projectFiles(root)

const writeAll = (files: Record<string, string>) => {
  for (const [path, content] of Object.entries(files)) project.write(path, content)
}

/** Its folder; and in the demo a client that has it, whose HR people may do all in it. */
function writeApplication(application: NewApplication, migration: string) {
  writeAll(applicationFiles(application, migration))
  const { code } = application
  project.enter('main/demo/plans/val-de-loire.ts', /^ {2}applications: \[/m, `'${code}'`)
  project.enter('main/demo/plans/grants.ts', /humanResources: \{ applications: \{/, `${code}: 3`)
}

function writeNoun(noun: Noun, migration: string) {
  const { application, many } = noun
  const { room, pages, labels } = wordsOf(noun)
  writeAll({
    ...(noun.kind === 'form'
      ? formFiles(noun, migration)
      : { ...listServerFiles(noun, migration), ...listWebFiles(noun) }),
    ...textFiles(noun),
  })
  const folder = `applications/${application}`
  const gathersTexts = project.has(`${folder}/${application}-texts.ts`)
  const web = { names: gathersTexts ? [pages] : [labels, pages], from: `./${many}/${many}.web.ts` }
  project.enter(`${folder}/${application}.room.ts`, /Rooms(: readonly Room\[\])? = \[/, room, {
    names: [room],
    from: `./${many}/${many}.room.ts`,
  })
  if (!gathersTexts) project.enter(`${folder}/${application}.web.ts`, /labels: \[/, labels, web)
  project.enter(`${folder}/${application}.web.ts`, /pages: \[/, `...${pages}`, web)
  if (noun.hasElement) return
  project.enter(`${folder}/${application}.elements.ts`, /children: \[/, elementLine(noun.routePath, noun.title), {
    names: ['page'],
    from: '#kernel/shared/elements.ts',
  })
}

const run = (bin: string, ...words: string[]) =>
  spawnSync(process.execPath, [bin, ...words], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
const resolve = createRequire(import.meta.url).resolve

const order = readOrder(root)
const migration = nextMigration(migrationFolders)
console.log('Écrits :')
if ('application' in order) writeApplication(order.application, migration)
else writeNoun(order.noun, migration)
if (!order.more) {
  run(join(root, 'tools/tables.ts'))
  run(join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'conformance/database.test.ts', '-u')
}
run(resolve('@biomejs/biome/bin/biome'), 'check', '--write', ...project.written)

console.log(
  'application' in order
    ? `
À suivre : npm run new list ${order.application.code}/…, et l’icône dans ${order.application.code}-shell.web.ts.`
    : `
À faire : les champs du métier (table, modèle, page, textes), relire les droits ajoutés à conformance/reviewed${
        order.noun.hasElement ? `, retirer le « plan » de l’élément ${order.noun.element}` : ''
      }, puis npm test.`,
)
