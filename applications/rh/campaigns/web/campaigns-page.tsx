import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { Campaign } from '../campaign.model.ts'
import { addressOfCampaign, campaignsElement } from '../campaigns-place.model.ts'
import { campaignsCalls } from '../campaigns.calls.ts'
import { CampaignDialog } from './campaign-dialog.tsx'

/** Seasons of hirings, the last to begin first. */
export function CampaignsPage() {
  const t = useT()
  const { date } = useFormat()
  const level = useLevel(campaignsElement)
  const list = useList(campaignsCalls.getPaginatedCampaigns, { module: 'rh.campaigns', usualTab: 'active' })
  const answer = usePages(campaignsCalls.getPaginatedCampaigns, list.query)
  const archiving = useSend(campaignsCalls.archiveCampaign, { staysOnPage: true })
  const restoring = useSend(campaignsCalls.restoreCampaign, { staysOnPage: true })
  const columns: Column<Campaign>[] = [
    { key: 'name', label: t('field.name'), text: ({ name }) => name },
    {
      key: 'startsOn',
      label: t('rh.campaign.arrivals'),
      text: ({ startsOn, endsOn }) => t('rh.campaign.from-to', { from: date(startsOn), to: date(endsOn) }),
    },
    { key: 'needed', label: t('rh.campaign.needed'), text: ({ needed }) => needed, align: 'end' },
    { key: 'people', label: t('field.people'), text: ({ people }) => people, align: 'end' },
    { key: 'ready', label: t('rh.campaign.step.ready'), text: ({ ready }) => ready, align: 'end' },
  ]
  return (
    <RecordsPage
      title={t('rh.campaigns.title')}
      list={list}
      answer={answer}
      columns={columns}
      nameOf={({ name }) => name}
      rowPath={({ id }) => addressOfCampaign(id)}
      searchBy={t('rh.campaigns.search')}
      exportName={t('rh.campaigns.file')}
      empty={{ title: t('rh.campaigns.none'), text: t('rh.campaigns.none-text') }}
      may={{ write: level >= 2, archive: level >= 3 }}
      form={(row, onClose) => <CampaignDialog key={row?.id} row={row} onClose={onClose} />}
      history={({ id, name }, onClose) => (
        <HistoryDialog table="rh.campaign" rowId={id} name={name} onClose={onClose} />
      )}
      onArchive={({ id }) => archiving.send({ id })}
      onRestore={({ id }) => restoring.send({ id })}
    />
  )
}
