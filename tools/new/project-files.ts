import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files of the project, as they are written. */
export function projectFiles(root: string) {
  const written = new Set<string>()
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
    if (!written.has(path)) console.log(`  ${path}`)
    written.add(path)
  }
  return {
    written,
    write,
    has: (path: string) => existsSync(join(root, path)),
    /** Puts an entry at the end of the list, or the record, that begins so; a file that no longer has it is left to the reader. */
    enter: (path: string, list: RegExp, entry: string, importing?: Importing) => {
      const text = readFileSync(join(root, path), 'utf8')
      const end = endOfList(text, list)
      if (end === undefined) return console.log(`  ${path} : à compléter de ${entry}`)
      const entered = `${withComma(text.slice(0, end))} ${entry}${text.slice(end)}`
      write(path, importing ? withImport(entered, importing) : entered)
    },
  }
}

/** Names, and the file that they are taken from. */
export type Importing = { names: readonly string[]; from: string }

/** Beside what is taken from the file already, or after all other imports. */
function withImport(text: string, { names, from }: Importing): string {
  const present = [...text.matchAll(/^import \{ (.*) \} from '(.*)'\n/gm)]
  const same = present.find(([, , file]) => file === from)
  if (same) {
    const all = [...new Set([...(same[1] as string).split(', '), ...names])]
    return text.replace(same[0], `import { ${all.join(', ')} } from '${from}'\n`)
  }
  const last = present.at(-1)
  const place = last ? last.index + last[0].length : 0
  return `${text.slice(0, place)}import { ${names.join(', ')} } from '${from}'\n${text.slice(place)}`
}

/** Where the bracket closes that opens right after these words. */
function endOfList(text: string, list: RegExp): number | undefined {
  const found = list.exec(text)
  if (!found) return undefined
  let depth = 1
  for (let place = found.index + found[0].length; place < text.length; place += 1) {
    if ('[({'.includes(text[place] as string)) depth += 1
    if ('])}'.includes(text[place] as string)) depth -= 1
    if (depth === 0) return place
  }
  return undefined
}

const withComma = (text: string) => (/[[{,]\s*$/.test(text) ? text : `${text.trimEnd()},`)

/** Migrations run in the order of their names: a new one comes after all that are there. */
export function nextMigration(folders: readonly string[]): string {
  const last =
    folders
      .flatMap(folder => readdirSync(folder))
      .sort()
      .at(-1) ?? ''
  const [, day = '', number = '0'] = /^(\d{8})-(\d+)/.exec(last) ?? []
  const today = Temporal.Now.plainDateISO('Europe/Paris').toString().replaceAll('-', '')
  return today > day ? `${today}-01` : after(`${day}-${number}`)
}

/** The migration that comes right after another; of a day that has ninety-nine, the first of the next day. */
function after(migration: string): string {
  const [day = '', number] = migration.split('-')
  if (Number(number) >= 99) return `${Temporal.PlainDate.from(day).add({ days: 1 }).toString().replaceAll('-', '')}-01`
  return `${day}-${String(Number(number) + 1).padStart(2, '0')}`
}
