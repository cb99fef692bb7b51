import { useState } from 'react'
import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfApplication } from '#rh/candidates/candidate.model.ts'
import { addressOfContracts } from '#rh/contracts/contracts-place.model.ts'
import { alarmingWaitings, type CampaignBoard, type CampaignPerson, personSteps, waitings } from '../campaign.model.ts'
import { campaignsCalls } from '../campaigns.calls.ts'
import { AnswerDialog } from './answer-dialog.tsx'

/** Who is asked to come, how far each is and what he waits for. */
export function PeopleTable({ board: { campaign, sites, can } }: { board: CampaignBoard }) {
  const t = useT()
  const list = useList(campaignsCalls.getCampaignPeople, { module: 'rh.campaign.people' })
  const answer = usePages(campaignsCalls.getCampaignPeople, { ...list.query, id: campaign.id })
  const columns = useColumns()
  const removing = useSend(campaignsCalls.removeFromCampaign, { staysOnPage: true })
  const [answered, setAnswered] = useState<CampaignPerson | null>(null)
  const { step, waiting, declares, siteId } = list.narrowing
  const filters = useShownFilters(list, {
    step: step && t(`rh.campaign.step.${step}`),
    waiting: waiting && t(`rh.campaign.waiting.${waiting}`),
    declares: declares && t(`rh.campaign.declares.${declares}`),
    siteId: siteId && sites.find(({ site }) => site?.id === siteId)?.site?.name,
  })
  const named = <Key extends string>(keys: readonly Key[], kind: string) =>
    keys.map(value => ({ value, label: t(`rh.campaign.${kind}.${value}`) }))
  return (
    <>
      <DataTable
        label={t('field.people')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => `${row.name} ${row.firstname}`}
        rowPath={row =>
          row.employeeId
            ? addressOfContracts(row.employeeId)
            : addressOfApplication(row.candidateId ?? '', row.applicationId ?? '')
        }
        {...(can.write && {
          rowActions: (row: CampaignPerson) => [
            ...(row.contract ? [] : [{ label: t('rh.campaign.note-answer'), onSelect: () => setAnswered(row) }]),
            {
              label: t('rh.campaign.remove'),
              isDestructive: true,
              onSelect: () => removing.start({ id: row.id, version: row.version }),
            },
          ],
        })}
        searchBy={t('rh.campaign.search-people')}
        filters={filters}
        filterPanel={
          <>
            <ChoiceFilter list={list} name="step" label={t('rh.campaign.step')} choices={named(personSteps, 'step')} />
            <ChoiceFilter
              list={list}
              name="waiting"
              label={t('rh.campaign.waiting')}
              choices={named(waitings, 'waiting')}
            />
            <ChoiceFilter
              list={list}
              name="siteId"
              label={t('rh.field.site')}
              choices={sites.flatMap(({ site }) => (site ? [{ value: site.id, label: site.name }] : []))}
            />
          </>
        }
        exportName={campaign.name}
        empty={{ title: t('rh.campaign.nobody'), text: t('rh.campaign.nobody-text') }}
      />
      {answered && <AnswerDialog person={answered} campaign={campaign} onClose={() => setAnswered(null)} />}
    </>
  )
}

function useColumns(): Column<CampaignPerson>[] {
  const t = useT()
  const { date } = useFormat()
  return [
    { key: 'name', label: t('field.name'), text: row => `${row.name} ${row.firstname}` },
    { key: 'site', label: t('rh.field.site'), text: row => row.site, hiddenBelow: 'md' },
    { key: 'position', label: t('rh.field.position'), text: row => row.position, hiddenBelow: 'lg', onPhone: 'hidden' },
    { key: 'arrivalOn', label: t('rh.campaign.arrival'), text: row => date(row.arrivalOn), width: 130 },
    {
      key: 'step',
      label: t('rh.campaign.step'),
      text: row => t(`rh.campaign.step.${row.step}`),
      cell: row => (
        <Chip label={t(`rh.campaign.step.${row.step}`)} tone={row.step === 'ready' ? 'success' : 'neutral'} />
      ),
      width: 150,
    },
    {
      key: 'waiting',
      label: t('rh.campaign.waiting'),
      text: row => t(`rh.campaign.waiting.${row.waiting}`),
      cell: row =>
        alarmingWaitings.includes(row.waiting) ? (
          <Chip label={t(`rh.campaign.waiting.${row.waiting}`)} tone="error" />
        ) : (
          t(`rh.campaign.waiting.${row.waiting}`)
        ),
      onPhone: 'badge',
    },
  ]
}
