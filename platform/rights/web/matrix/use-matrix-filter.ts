import { useSearchParams } from 'react-router'

const names = { words: 'elements', application: 'application', differing: 'differing', column: 'column' }

/** What a colleague should see by the same link: the words sought, the application, the rows that differ. */
export function useMatrixFilter() {
  const [address, setAddress] = useSearchParams()
  const change = (name: string, value: string | null) =>
    setAddress(
      present => {
        const next = new URLSearchParams(present)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const application = address.get(names.application)
  return {
    words: address.get(names.words) ?? '',
    applicationId: application === null ? null : Number(application),
    onlyDiffering: address.has(names.differing),
    /** On a phone, which shows one. */
    columnKey: address.get(names.column),
    setWords: (words: string) => change(names.words, words),
    setApplication: (id: number | null) => change(names.application, id === null ? null : String(id)),
    setOnlyDiffering: (isOnly: boolean) => change(names.differing, isOnly ? '1' : null),
    clear: () =>
      setAddress(
        present => {
          const next = new URLSearchParams(present)
          for (const name of [names.words, names.application, names.differing]) next.delete(name)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    setColumn: (key: string) => change(names.column, key),
  }
}

export type MatrixFilter = ReturnType<typeof useMatrixFilter>
