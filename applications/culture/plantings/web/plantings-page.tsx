import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { type Planting, plantingsElement } from '../planting.model.ts'
import { plantingsCalls } from '../plantings.calls.ts'
import { PlantingDialog } from './planting-dialog.tsx'

/** What grows where, under which code. */
export function PlantingsPage() {
  const t = useT()
  const { number, date } = useFormat()
  const level = useLevel(plantingsElement)
  const list = useList(plantingsCalls.getPaginatedPlantings, { module: 'culture.plantings', usualTab: 'active' })
  const answer = usePages(plantingsCalls.getPaginatedPlantings, list.query)
  const archiving = useSend(plantingsCalls.archivePlanting, { staysOnPage: true })
  const restoring = useSend(plantingsCalls.restorePlanting, { staysOnPage: true })
  const columns: Column<Planting>[] = [
    { key: 'code', label: t('field.code'), text: ({ code }) => code },
    { key: 'campaign', label: t('culture.plantings.campaign'), text: ({ campaign }) => String(campaign) },
    { key: 'variety', label: t('culture.plantings.variety'), text: ({ variety }) => variety },
    { key: 'place', label: t('culture.plantings.place'), text: ({ place }) => place },
    {
      key: 'areaM2',
      label: t('culture.plantings.area'),
      text: ({ areaM2 }) => number(areaM2, { minimumFractionDigits: 2 }),
      align: 'end',
    },
    { key: 'plantedOn', label: t('culture.plantings.planted-on'), text: ({ plantedOn }) => date(plantedOn) },
    { key: 'stage', label: t('culture.plantings.stage'), text: ({ stage }) => t(`culture.plantings.stage.${stage}`) },
  ]
  return (
    <RecordsPage
      title={t('culture.plantings.title')}
      list={list}
      answer={answer}
      columns={columns}
      nameOf={({ code }) => code}
      searchBy={t('culture.plantings.search')}
      exportName={t('culture.plantings.file')}
      empty={{ title: t('culture.plantings.none'), text: t('culture.plantings.none-text') }}
      may={{ write: level >= 2, archive: level >= 3 }}
      form={(row, onClose) => <PlantingDialog key={row?.id} row={row} onClose={onClose} />}
      history={({ id, code }, onClose) => (
        <HistoryDialog table="culture.planting" rowId={id} name={code} onClose={onClose} />
      )}
      onArchive={({ id }) => archiving.send({ id })}
      onRestore={({ id }) => restoring.send({ id })}
    />
  )
}
