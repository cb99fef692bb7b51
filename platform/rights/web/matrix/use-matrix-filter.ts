import { useAddress } from '#kernel/web/use-address.ts'

/** What a colleague should see by the same link: the words sought, the application, the rows that differ. */
export function useMatrixFilter() {
  const { of, change } = useAddress<'elements' | 'application' | 'differing' | 'column'>()
  const application = of('application')
  return {
    words: of('elements') ?? '',
    applicationId: application === null ? null : Number(application),
    onlyDiffering: of('differing') !== null,
    /** On a phone, which shows one. */
    columnKey: of('column'),
    setWords: (words: string) => change({ elements: words }),
    setApplication: (id: number | null) => change({ application: id === null ? null : String(id) }),
    setOnlyDiffering: (isOnly: boolean) => change({ differing: isOnly ? '1' : null }),
    clear: () => change({ elements: null, application: null, differing: null }),
    setColumn: (key: string) => change({ column: key }),
  }
}

export type MatrixFilter = ReturnType<typeof useMatrixFilter>
