import type { ToldDeclaration } from '../declaration-rules.ts'

/** Fields of a form that came in parts, by name: what each holds, byte for byte. */
export function partsOf(body: Buffer, contentType: string): Map<string, string> {
  const boundary = /boundary=([^;]+)/.exec(contentType)?.[1] ?? ''
  const pieces = body.toString('latin1').split(`--${boundary}`).slice(1, -1)
  return new Map(
    pieces.map(piece => {
      const [head = '', ...rest] = piece.replace(/^\r\n/, '').split('\r\n\r\n')
      return [/name="([^"]+)"/.exec(head)?.[1] ?? '', rest.join('\r\n\r\n').replace(/\r\n$/, '')]
    }),
  )
}

const place = {
  siret: 0,
  surname: 10,
  firstnames: 12,
  sex: 13,
  nir: 14,
  nirKey: 15,
  birthDate: 16,
  birthDepartment: 19,
  postCode: 26,
  nature: 28,
  hiringDate: 30,
  hiringTime: 31,
  endDate: 32,
} as const
const columns = 70

const day = (text: string) => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

/** The one employee of a file; nothing where it is no such file. */
export function declarationIn(file: string): ToldDeclaration | undefined {
  const [head = '', line = ''] = file.split('\r\n')
  const cells = line.split(';')
  if (!head.startsWith('SILLON-DPAE;1;') || cells.length !== columns) return undefined
  const told = Object.fromEntries(Object.entries(place).map(([name, at]) => [name, cells[at] ?? ''])) as ToldDeclaration
  return {
    ...told,
    birthDate: day(told.birthDate),
    hiringDate: day(told.hiringDate),
    endDate: day(told.endDate),
  }
}
