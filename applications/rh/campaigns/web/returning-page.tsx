import Box from '@mui/material/Box'
import { useNavigate, useParams } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { nameAmong, useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfContracts } from '#rh/contracts/contracts-place.model.ts'
import { type CampaignBoard, Coming, type Returning } from '../campaign.model.ts'
import { campaignsCalls } from '../campaigns.calls.ts'
import { addressOfCampaign } from '../campaigns-place.model.ts'
import { ComingFields, nothingSaid } from './coming-fields.tsx'

/** Those of former seasons, narrowed to whom one wants back, and asked in one go. */
export function ReturningPage() {
  const t = useT()
  const { campaignId = '' } = useParams()
  const { data: board, error, refetch } = useCall(campaignsCalls.getCampaignBoard, { id: campaignId })
  if (board) return <Recall board={board} />
  return (
    <Page title={t('rh.campaign.recall')}>
      {error ? <Failed error={error} onRetry={refetch} /> : <CardSkeleton lines={12} />}
    </Page>
  )
}

function Recall({ board: { campaign, can } }: { board: CampaignBoard }) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const call = campaignsCalls.getReturningPeople
  const list = useList(call, { module: 'rh.campaign.returning' })
  const answer = usePages(call, { ...list.query, id: campaign.id })
  const columns = useColumns()
  const { data: choices } = useCall(campaignsCalls.getCampaignChoices, {}, { staysOnPage: true })
  const { send } = useSend(campaignsCalls.addReturningPeople, { staysOnPage: true })
  const { siteId, positionId } = list.narrowing
  const filters = useShownFilters(list, {
    siteId: siteId && nameAmong(choices?.sites, siteId),
    positionId: positionId && nameAmong(choices?.positions, positionId),
  })
  const total = answer.data?.total ?? 0
  const add = async (coming: Coming) => {
    const { search } = list.query
    const matching = { ...(search && { search }), ...(siteId && { siteId }), ...(positionId && { positionId }) }
    const { added } = await send({ id: campaign.id, matching, coming })
    alert.success(t('rh.campaign.added', { count: added }))
    await navigate(addressOfCampaign(campaign.id))
  }
  const named = (chosen: readonly { id: string; name: string }[] = []) =>
    chosen.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Page title={t('rh.campaign.recall')} context={`${campaign.name} · ${t('rh.campaign.recall-text')}`}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <DataTable
          label={t('rh.campaign.recall')}
          list={list}
          answer={answer}
          columns={columns}
          rowId={row => row.id}
          rowName={row => `${row.name} ${row.firstname}`}
          rowPath={row => addressOfContracts(row.id)}
          searchBy={t('rh.campaign.search-people')}
          filters={filters}
          filterPanel={
            <>
              <ChoiceFilter list={list} name="siteId" label={t('rh.field.site')} choices={named(choices?.sites)} />
              <ChoiceFilter
                list={list}
                name="positionId"
                label={t('rh.field.position')}
                choices={named(choices?.positions)}
              />
            </>
          }
          empty={{ title: t('rh.campaign.nobody-returns'), text: t('rh.campaign.nobody-returns-text') }}
        />
        {total > 0 && can.write && (
          <SectionCard title={t('rh.campaign.ask-them')}>
            <Form
              schema={Coming}
              values={nothingSaid}
              submit={t('rh.campaign.add-all', { count: total })}
              onSubmit={add}
              onCancel={() => void navigate(addressOfCampaign(campaign.id))}
              asksBeforeLeaving={false}
            >
              <ComingFields min={campaign.startsOn} max={campaign.endsOn} />
            </Form>
          </SectionCard>
        )}
      </Box>
    </Page>
  )
}

function useColumns(): Column<Returning>[] {
  const t = useT()
  const { date } = useFormat()
  return [
    { key: 'name', label: t('field.name'), text: row => `${row.name} ${row.firstname}` },
    { key: 'site', label: t('rh.field.site'), text: row => row.site },
    { key: 'position', label: t('rh.field.position'), text: row => row.position, hiddenBelow: 'md', onPhone: 'hidden' },
    { key: 'lastDay', label: t('rh.campaign.last-day'), text: row => date(row.lastDay) },
    {
      key: 'seasons',
      label: t('rh.campaign.seasons'),
      text: row => row.seasons,
      align: 'end',
      onPhone: 'hidden',
    },
    {
      key: 'mail',
      label: t('field.mail'),
      text: row => t(row.hasMail ? 'rh.campaign.has-mail' : 'rh.campaign.waiting.no_mail'),
      hiddenBelow: 'md',
      onPhone: 'hidden',
    },
  ]
}
