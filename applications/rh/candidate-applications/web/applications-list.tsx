import Box from '@mui/material/Box'
import { useState } from 'react'
import { useCall, usePages } from '#kernel/web/api.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { nameAmong, useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { later } from '#kernel/web/later.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { generateManyPart } from '#platform/generated-documents/generated-documents.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { campaignsElement } from '#rh/campaigns/campaigns-place.model.ts'
import { addToCampaignPart } from '#rh/campaigns/add-to-campaign.web.ts'
import { addressOfApplication } from '#rh/candidates/candidate.model.ts'
import { interviewsCalls } from '#rh/interviews/interviews.calls.ts'
import { type ApplicationRow, applications, decision, scopes } from '../candidate-application.model.ts'
import { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import { ApplicationChip } from './application-chip.tsx'
import { movedOf, type OnMove } from './moves/moved.ts'
import type { ManyToDecide } from './moves/decide-many-dialog.tsx'
import { movesShown } from './moves/moves-shown.ts'
import { useNextStep } from './use-next-step.ts'

const DecideManyDialog = later(async () => (await import('./moves/decide-many-dialog.tsx')).DecideManyDialog)
const MessageManyDialog = later(async () => (await import('./moves/message-many-dialog.tsx')).MessageManyDialog)
const PlanManyDialog = later(async () => (await import('./moves/plan-many-dialog.tsx')).PlanManyDialog)
const AddToCampaignDialog = componentOf(addToCampaignPart)
const GenerateDialog = componentOf(generateManyPart)

const tabs = ['open', 'pool', 'closed', 'all'] as const

/** Applications one under the other, those that are over too. */
export function ApplicationsList({ onMove }: { onMove: OnMove }) {
  const t = useT()
  const { of, change } = useAddress<'scope' | 'page'>()
  const scope = scopes.find(one => one === of('scope')) ?? 'open'
  const call = candidateApplicationsCalls.getPaginatedCandidatesApplications
  const list = useList(call, { module: 'rh.applications' })
  const answer = usePages(call, { ...list.query, scope })
  const columns = useColumns()
  const recruiters = useCall(interviewsCalls.getRecruiters, {}, { staysOnPage: true }).data ?? []
  const { recruiterId, companyId, siteId, jobOfferId } = list.narrowing
  const filters = useCall(candidateApplicationsCalls.getApplicationFilters, {}, { staysOnPage: true }).data
  const [planned, setPlanned] = useState<{ rows: ApplicationRow[]; done: () => void } | null>(null)
  const asksForSeasons = useLevel(campaignsElement) >= 2
  const [counted, setCounted] = useState<typeof planned>(null)
  const [written, setWritten] = useState<typeof planned>(null)
  const [decided, setDecided] = useState<(ManyToDecide & { done: () => void }) | null>(null)
  const decides = useLevel(decision) >= 2
  const [told, setTold] = useState<typeof planned>(null)
  const writes = useLevel(applications) >= 2
  const deciding = (to: ManyToDecide['to']) => ({
    label: t(`rh.application.verb.${to}`),
    isDestructive: to === 'refused',
    onSelect: (rows: ApplicationRow[], done: () => void) => setDecided({ to, rows, done }),
  })
  const shown = useShownFilters(list, {
    recruiter: recruiterId && nameAmong(recruiters, recruiterId),
    company: companyId && nameAmong(filters?.companies, companyId),
    site: siteId && nameAmong(filters?.sites, siteId),
    offer: jobOfferId && nameAmong(filters?.offers, jobOfferId),
  })
  const isTab = (tabs as readonly string[]).includes(scope)
  const state = { label: t(`rh.application.state.${scope}`), onRemove: () => change({ scope: null, page: null }) }
  return (
    <>
      <DataTable
        label={t('rh.applications.title')}
        list={{
          ...list,
          tab: isTab ? scope : 'all',
          setTab: tab => change({ scope: tab === 'open' ? null : tab, page: null }),
        }}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => `${row.name} ${row.firstname}`}
        rowPath={row => addressOfApplication(row.candidateId, row.id)}
        rowActions={row =>
          movesShown(row.can.moves).map(to => ({
            label: t(`rh.application.state.${to}`),
            isDestructive: to === 'refused',
            onSelect: () => onMove(movedOf(row), to),
          }))
        }
        bulkActions={[
          {
            label: t('rh.application.verb.interview_scheduled'),
            onSelect: (rows, done) => setPlanned({ rows, done }),
          },
          ...(writes
            ? [
                {
                  label: t('rh.application.message'),
                  onSelect: (rows: ApplicationRow[], done: () => void) => setTold({ rows, done }),
                },
              ]
            : []),
          ...(decides ? [deciding('accepted'), deciding('refused')] : []),
          ...(asksForSeasons
            ? [
                {
                  label: t('rh.applications.to-campaign'),
                  onSelect: (rows: ApplicationRow[], done: () => void) => setCounted({ rows, done }),
                },
              ]
            : []),
          { label: t('rh.applications.letters'), onSelect: (rows, done) => setWritten({ rows, done }) },
        ]}
        tabs={tabs.map(value => ({ value, label: t(`rh.applications.scope.${value}`) }))}
        searchBy={t('rh.candidates.search')}
        filters={isTab ? shown : [state, ...shown]}
        filterPanel={
          <>
            <ChoiceFilter
              list={list}
              name="recruiter"
              label={t('rh.interview.recruiter-field')}
              choices={named(recruiters)}
            />
            <ChoiceFilter
              list={list}
              name="offer"
              label={t('rh.applications.offer')}
              choices={named(filters?.offers)}
            />
            <ChoiceFilter list={list} name="site" label={t('rh.field.site')} choices={named(filters?.sites)} />
          </>
        }
        exportName={t('rh.applications.title')}
        empty={{ title: t('rh.applications.none'), text: t('rh.applications.none-text') }}
      />
      {counted && (
        <AddToCampaignDialog
          applicationIds={counted.rows.map(({ id }) => id)}
          onClose={isDone => {
            if (isDone) counted.done()
            setCounted(null)
          }}
        />
      )}
      {written && (
        <GenerateDialog
          source="candidateApplication"
          records={written.rows.map(({ id, name, firstname }) => ({ id, name: `${name} ${firstname}` }))}
          onClose={hasBegun => {
            if (hasBegun) written.done()
            setWritten(null)
          }}
        />
      )}
      {told && (
        <MessageManyDialog
          rows={told.rows}
          onClose={() => setTold(null)}
          onDone={() => {
            told.done()
            setTold(null)
          }}
        />
      )}
      {decided && (
        <DecideManyDialog
          to={decided.to}
          rows={decided.rows}
          onClose={() => setDecided(null)}
          onDone={() => {
            decided.done()
            setDecided(null)
          }}
        />
      )}
      {planned && (
        <PlanManyDialog
          rows={planned.rows}
          onClose={() => setPlanned(null)}
          onDone={() => {
            planned.done()
            setPlanned(null)
          }}
        />
      )}
    </>
  )
}

const named = (rows: readonly { id: string; name: string }[] = []) =>
  rows.map(({ id, name }) => ({ value: id, label: name }))

function useColumns(): Column<ApplicationRow>[] {
  const t = useT()
  const { date } = useFormat()
  const nextStep = useNextStep()
  const day = (instant: string) => date(instant.slice(0, 10))
  return [
    { key: 'name', label: t('rh.field.candidate'), text: row => `${row.name} ${row.firstname}` },
    { key: 'position', label: t('rh.field.position'), text: row => row.position, hiddenBelow: 'md' },
    { key: 'company', label: t('field.company'), text: row => row.company, hiddenBelow: 'lg', onPhone: 'hidden' },
    {
      key: 'recruiter',
      label: t('rh.interview.recruiter-field'),
      text: row => row.recruiter,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
    },
    {
      key: 'next',
      label: t('rh.applications.next'),
      text: nextStep,
      cell: row => <Box sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>{nextStep(row)}</Box>,
      hiddenBelow: 'md',
    },
    {
      key: 'receivedAt',
      label: t('rh.applications.received'),
      text: row => day(row.receivedAt),
      onPhone: 'hidden',
      width: 130,
    },
    {
      key: 'statusSince',
      label: t('rh.applications.since'),
      text: row => day(row.statusSince),
      hiddenBelow: 'lg',
      onPhone: 'hidden',
      width: 130,
    },
    {
      key: 'status',
      label: t('field.state'),
      text: row => t(`rh.application.state.${row.status}`),
      cell: row => <ApplicationChip state={row.status} />,
      onPhone: 'badge',
      width: 160,
    },
  ]
}
