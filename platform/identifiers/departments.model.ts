import list from './data/departments.json' with { type: 'json' }

/** A French department by INSEE's code: `49`, `2A`, `974`. */
export type Department = { code: string; name: string }

export const departments: readonly Department[] = list.rows

export const departmentName = (code: string) => departments.find(department => department.code === code)?.name ?? null

/** The department of a French post code; null where it names none. */
export function departmentOfPostCode(postCode: string): string | null {
  if (!/^\d{5}$/.test(postCode)) return null
  const code = codeIn(postCode)
  return departmentName(code) && code
}

function codeIn(postCode: string): string {
  if (postCode.startsWith('97')) return postCode.slice(0, 3)
  if (!postCode.startsWith('20')) return postCode.slice(0, 2)
  return Number(postCode) < 20_200 ? '2A' : '2B'
}
