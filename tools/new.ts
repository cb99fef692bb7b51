import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type ElementDeclaration, elementPath } from '#kernel/shared/application.ts'
import { languages } from '#kernel/shared/names.ts'
import { applications } from '#main/applications.ts'
import { migrationFolders } from '#main/migrations.ts'
import { type Feature, wordsOf } from './new/feature.ts'
import { serverFiles } from './new/server-files.ts'
import { journalLines, labelLines, webFiles } from './new/web-files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const usage = `Usage : npm run new feature rh/skills rh/savoir_faire
  rh/skills          l’application et le nom de ses objets, en anglais, au pluriel
  rh/savoir_faire    l’élément qui porte le droit (npm run routes les montre)
  --one skill        le singulier, quand il ne se lit pas dans le pluriel`

/** Ends with one line, and how the command is written. */
function refuse(reason: string): never {
  console.error(`${reason}\n\n${usage}`)
  process.exit(1)
}

const singularOf = (many: string) => (many.endsWith('ies') ? many.replace(/ies$/, 'y') : many.replace(/s$/, ''))

function askedFeature(): Feature {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { one: { type: 'string' } } })
  const [kind, place = '', element = ''] = positionals
  const [application = '', many = ''] = place.split('/')
  if (kind !== 'feature' || !/^[a-z]+(-[a-z]+)*$/.test(many)) refuse('Que faut-il créer ?')
  const manifest = applications.find(({ code }) => code === application)
  if (!manifest) refuse(`Il n’y a pas d’application « ${application} ».`)
  if (!existsSync(join(root, `applications/${application}/${application}-db.ts`)))
    refuse(`L’application ${application} n’a encore ni base ni serveur : écrivez-les sur le modèle de RH.`)
  if (existsSync(join(root, `applications/${application}/${many}`))) refuse(`applications/${place} existe déjà.`)
  const declared = withDescendants(manifest.root).find(known => elementPath(known) === element)
  if (!declared) refuse(`L’application ${application} n’a pas d’élément « ${element} ».`)
  return {
    application,
    many,
    one: values.one ?? singularOf(many),
    element,
    routePath: declared.routePath,
    title: declared.name,
  }
}

const withDescendants = (element: ElementDeclaration): ElementDeclaration[] => [
  element,
  ...(element.children ?? []).flatMap(withDescendants),
]

/** Migrations run in the order of their names: a new one comes after all that are there. */
function nextMigration() {
  const last =
    migrationFolders
      .flatMap(folder => readdirSync(folder))
      .sort()
      .at(-1) ?? ''
  const [, day = '', number = '0'] = /^(\d{8})-(\d+)/.exec(last) ?? []
  const today = Temporal.Now.plainDateISO('Europe/Paris').toString().replaceAll('-', '')
  return today > day ? `${today}-01` : `${day}-${String(Number(number) + 1).padStart(2, '0')}`
}

const written: string[] = []

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
  written.push(path)
  console.log(`  ${path}`)
}

/** Puts a line where the text says; a file that no longer has that place is left to the reader. */
function amend(path: string, place: RegExp, line: string, importing?: string) {
  const text = readFileSync(join(root, path), 'utf8')
  if (!place.test(text)) return console.log(`  ${path} : à compléter de ${line.trim()}`)
  const amended = text.replace(place, found => (found.startsWith('}') ? line + found : found + line))
  write(
    path,
    importing ? amended.replace(/^[^]*^(?:import .*|\} from .*)\n/m, imports => imports + importing) : amended,
  )
}

const feature = askedFeature()
const { application, many } = feature
const { room, pages } = wordsOf(feature)
console.log('Écrits :')
for (const [path, content] of Object.entries({ ...serverFiles(feature, nextMigration()), ...webFiles(feature) }))
  write(path, content)
for (const language of languages) {
  amend(`applications/${application}/labels/${language}.ts`, /\} satisfies Labels/, labelLines(feature, language))
  amend(
    `applications/${application}/server/labels/${language}.ts`,
    /\} satisfies Labels/,
    journalLines(feature, language),
  )
}
amend(
  `applications/${application}/${application}.room.ts`,
  /export const \w+Rooms = \[/,
  `${room}, `,
  `import { ${room} } from './${many}/${many}.room.ts'\n`,
)
amend(
  `applications/${application}/${application}.web.ts`,
  /pages: \[/,
  `...${pages}, `,
  `import { ${pages} } from './${many}/${many}.web.ts'\n`,
)

const run = (bin: string, ...words: string[]) =>
  spawnSync(process.execPath, [bin, ...words], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
run(join(root, 'tools/tables.ts'))
run(createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome'), 'format', '--write', ...written)
console.log(`
Reste à faire : retirer le « plan » de l’élément ${feature.element}, le nommer parmi les pages construites
(conformance/elements.test.ts), relire les droits (npx vitest run conformance/database -u), puis npm test.`)
