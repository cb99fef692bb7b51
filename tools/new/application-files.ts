import type { Names } from '#kernel/shared/names.ts'
import { languages } from '#kernel/shared/names.ts'
import { pascal } from './noun.ts'

export type NewApplication = { id: number; code: string; names: Names }

const inCode = (names: Names) => `{ ${languages.map(one => `${one}: ${JSON.stringify(names[one])}`).join(', ')} }`

/** The folder of an application without any noun yet, by path from the project's root. */
export function applicationFiles({ id, code, names }: NewApplication, migration: string): Record<string, string> {
  const folder = `applications/${code}`
  return {
    [`${folder}/README.md`]: `# ${names.fr} (${id})

What the application is for, in two sentences; its nouns in French and in code; its traps.
`,
    [`${folder}/${code}.application.ts`]: `import type { Application } from '#kernel/shared/application.ts'
import { ${code}Elements } from './${code}.elements.ts'

export const ${code}: Application = {
  id: ${id},
  code: '${code}',
  name: ${code}Elements.name,
  colour: '#4A5568',
  root: ${code}Elements,
}
`,
    [`${folder}/${code}.elements.ts`]: `import { module } from '#kernel/shared/elements.ts'

export const ${code}Elements = module('/${code}', {
  name: ${inCode(names)},
  children: [],
})
`,
    [`${folder}/${code}.room.ts`]: `import type { Room } from '#kernel/server/room.ts'

/** The rooms of ${names.en}. */
export const ${code}Rooms: readonly Room[] = []
`,
    [`${folder}/${code}-shell.web.ts`]: `import type { ApplicationWeb } from '#platform/shell/application-web.slot.ts'

export const ${code}InShell: ApplicationWeb = {
  applicationId: ${id},
  code: '${code}',
  icon: 'M4 4h16v16H4zm2 2v12h12V6z',
}
`,
    [`${folder}/${code}.web.ts`]: `import type { RoomOfPages } from '#kernel/web/pages.ts'
import { shellLabels } from '#platform/shell/shell.web.ts'

export const ${code}Web: RoomOfPages = {
  applicationId: ${id},
  labels: [shellLabels],
  pages: [],
}
`,
    ...baseFiles({ code, names }, migration),
  }
}

/** The schema of an application, and what its handlers are written with. */
function baseFiles({ code, names }: Pick<NewApplication, 'code' | 'names'>, migration: string): Record<string, string> {
  const folder = `applications/${code}`
  const Name = pascal(code)
  return {
    [`${folder}/${code}-db.ts`]: `import { answersWith } from '#kernel/server/answers.ts'
import type { Db } from '#kernel/server/db.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { DB } from './${code}-tables.generated.ts'

/** The rows of ${names.en}, and the platform's that they refer to; those of other applications are strangers. */
export type ${Name}Tables = DB & PlatformTables
export type ${Name}Db = Db<${Name}Tables>

export const ${code}Answers = answersWith<${Name}Tables>()
`,
    [`${folder}/migrations/${migration}-${code}.sql`]: `-- The tables of ${names.en}.
create schema ${code};
grant usage on schema ${code} to sillon_app, sillon_platform, sillon_search;
`,
  }
}

/** The line of an element, for the tree of its application. */
export const elementLine = (routePath: string, names: Names) =>
  `page('${routePath}', { name: ${inCode(names)}, availableOnMobile: true }),`
