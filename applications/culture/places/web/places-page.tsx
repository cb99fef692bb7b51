import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { locationsElement, type Place } from '../place.model.ts'
import { placesCalls } from '../places.calls.ts'
import { NewPlaceDialog, PlaceDialog } from './place-dialog.tsx'

/** All places of one's companies on one list, rows too. */
export function PlacesPage() {
  const t = useT()
  const { number } = useFormat()
  const level = useLevel(locationsElement)
  const list = useList(placesCalls.getPaginatedPlaces, { module: 'culture.places', usualTab: 'active' })
  const answer = usePages(placesCalls.getPaginatedPlaces, list.query)
  const archiving = useSend(placesCalls.archivePlace, { staysOnPage: true })
  const restoring = useSend(placesCalls.restorePlace, { staysOnPage: true })
  const area = (m2: number | null) => (m2 === null ? null : number(m2, { minimumFractionDigits: 2 }))
  const columns: Column<Place>[] = [
    { key: 'name', label: t('field.name'), text: ({ name }) => name },
    { key: 'code', label: t('field.code'), text: ({ code }) => code },
    { key: 'kind', label: t('culture.places.kind'), text: ({ kind }) => t(`culture.places.kind.${kind}`) },
    { key: 'within', label: t('culture.places.holder'), text: ({ within }) => within, hiddenBelow: 'md' },
    {
      key: 'cultivatedM2',
      label: t('culture.places.cultivated'),
      text: ({ cultivatedM2 }) => area(cultivatedM2),
      align: 'end',
    },
  ]
  return (
    <RecordsPage
      title={t('culture.places.list')}
      list={list}
      answer={answer}
      columns={columns}
      nameOf={({ name }) => name}
      searchBy={t('culture.places.search')}
      exportName={t('culture.places.file')}
      empty={{ title: t('culture.places.none'), text: t('culture.places.none-text') }}
      may={{ write: level >= 2, archive: level >= 3 }}
      form={(row, onClose) =>
        row ? <PlaceDialog key={row.id} place={row} onClose={onClose} /> : <NewPlaceDialog onClose={onClose} />
      }
      history={({ id, name }, onClose) => (
        <HistoryDialog table="platform.place" rowId={id} name={name} onClose={onClose} />
      )}
      onArchive={({ id }) => archiving.send({ id })}
      onRestore={({ id }) => restoring.send({ id })}
    />
  )
}
