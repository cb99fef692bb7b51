import { TypedPerson } from './member.model.ts'

export type PastedPerson = { firstname: string; name: string; mail: string; jobtitle: string | null }

/** A line of what was pasted; `line` is as it stood, so that nothing is lost of what could not be read. */
export type PastedLine = { line: string; person: PastedPerson } & (
  | { problem: null }
  | { problem: 'mail-missing' | 'mail-form' | 'name-missing' | 'double' }
)

type Field = keyof PastedPerson

/** What people write at the head of their columns, in the languages of the product. */
const heads: Record<Field, RegExp> = {
  firstname: /^(pr[ée]noms?|first ?name|given name|nombre|الاسم الأول)$/i,
  name: /^(noms?( de famille)?|name|last ?name|surname|apellidos?|اسم العائلة)$/i,
  mail: /^(e-?mails?|mails?|adresses? (e-?)?mail|courriels?|correo( electr[óo]nico)?|البريد( الإلكتروني)?)$/i,
  jobtitle: /^(postes?|fonctions?|m[ée]tiers?|job ?title|puesto|cargo|الوظيفة)$/i,
}

/**
 * People out of a spreadsheet, or one a line: cells apart by tabs, semicolons or commas, under a line of heads or not,
 * `Prénom NOM <mail>` too. Of two lines with one mail the second is a double.
 */
export function peopleIn(pasted: string): PastedLine[] {
  const lines = pasted.split(/\r?\n/).filter(line => line.trim() !== '')
  const columns = columnsOf(lines[0] ?? '')
  const people = (columns ? lines.slice(1) : lines).map(line => ({ line, person: personIn(line, columns) }))
  const seen = new Set<string>()
  return people.map(({ line, person }): PastedLine => {
    const problem = problemOf(person)
    if (problem) return { line, person, problem }
    if (seen.has(person.mail)) return { line, person, problem: 'double' }
    seen.add(person.mail)
    return { line, person, problem: null }
  })
}

/** Which column says what, where the first line names them. */
function columnsOf(line: string): (Field | undefined)[] | undefined {
  const columns = cellsOf(line).map(cell => (Object.keys(heads) as Field[]).find(field => heads[field].test(cell)))
  return columns.includes('mail') ? columns : undefined
}

const cellsOf = (line: string) => {
  const separator = ['\t', ';', ','].find(candidate => line.includes(candidate))
  const cells = separator ? line.split(separator) : [line]
  return cells.map(cell =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
}

function personIn(line: string, columns: (Field | undefined)[] | undefined): PastedPerson {
  const cells = cellsOf(line)
  if (columns) {
    const cell = (field: Field) => cells[columns.indexOf(field)] ?? ''
    return {
      firstname: cell('firstname'),
      name: cell('name'),
      mail: mailIn(cell('mail')),
      jobtitle: cell('jobtitle') || null,
    }
  }
  const place = cells.findIndex(cell => cell.includes('@'))
  const mail = mailIn(cells[place] ?? '')
  const withMail = (cells[place] ?? '').replace(/<?[^\s<>]+@[^\s<>]*>?/, '').trim()
  const others = cells.filter((cell, index) => index !== place && cell !== '')
  const names = withMail ? [withMail] : others.slice(0, 2)
  const [jobtitle = ''] = others.slice(withMail ? 0 : names.length)
  const words = names.length === 1 ? (names[0] ?? '').split(/\s+/) : names
  return { ...namesIn(words), mail, jobtitle: jobtitle || null }
}

const mailIn = (cell: string) => (/[^\s<>]+@[^\s<>]+/.exec(cell)?.[0] ?? cell).toLowerCase()

/** A name in capitals is the family's, wherever it stands; otherwise the first name comes first. */
function namesIn(words: readonly string[]) {
  const isCapital = (word: string) =>
    word.length > 1 && word === word.toLocaleUpperCase() && word !== word.toLocaleLowerCase()
  const capitals = words.filter(isCapital)
  if (capitals.length > 0 && capitals.length < words.length)
    return { firstname: words.filter(word => !isCapital(word)).join(' '), name: capitals.join(' ') }
  const [firstname = '', ...name] = words
  return { firstname, name: name.join(' ') }
}

function problemOf(person: PastedPerson) {
  if (person.mail === '') return 'mail-missing'
  const judged = TypedPerson.safeParse(person)
  if (judged.success) return null
  return judged.error.issues.some(({ path }) => path[0] === 'mail') ? 'mail-form' : 'name-missing'
}
