import PersonSearch from '~icons/ic/outline-person-search'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import type { SkillChoices } from '../skill.model.ts'
import { skillsCalls } from '../skills.calls.ts'
import { RequiredDialog } from './required-dialog.tsx'
import { SkillsDialog } from './skills-dialog.tsx'
import { useMatrixColumns } from './use-matrix-columns.tsx'
import { WhoCanDialog } from './who-can-dialog.tsx'

/** Who knows what: people down, skills across; each level is set where it stands. */
export function SkillsPage() {
  const t = useT()
  const { data, error, refetch } = useCall(skillsCalls.getSkillChoices, {})
  if (data) return <Matrix choices={data} />
  return (
    <Page title={t('rh.skill.title')}>
      {error ? <Failed error={error} onRetry={refetch} /> : <CardSkeleton lines={10} />}
    </Page>
  )
}

type Open = 'skills' | 'required' | 'who-can' | null

function Matrix({ choices }: { choices: SkillChoices }) {
  const t = useT()
  const list = useList(skillsCalls.getSkillMatrix, { module: 'rh.skills' })
  const answer = usePages(skillsCalls.getSkillMatrix, list.query)
  const [open, setOpen] = useState<Open>(null)
  const live = choices.skills.filter(({ archivedAt }) => archivedAt === null)
  const columns = useMatrixColumns(live)
  const { companyId, siteId, positionId, skillId, lacking } = list.narrowing
  const named = (rows: readonly { id: string; name: string }[], id: string | undefined) =>
    id && rows.find(row => row.id === id)?.name
  const filters = useShownFilters(list, {
    companyId: named(choices.companies, companyId),
    siteId: named(choices.sites, siteId),
    positionId: named(choices.positions, positionId),
    skillId: named(live, skillId),
    lacking: lacking && t('rh.skill.lacking'),
  })
  const narrow = [
    ['companyId', t('field.company'), choices.companies],
    ['siteId', t('rh.field.site'), choices.sites],
    ['positionId', t('rh.field.position'), choices.positions],
    ['skillId', t('rh.skill.one'), live],
  ] as const
  return (
    <Page
      title={t('rh.skill.title')}
      actions={
        <>
          <Button variant="contained" startIcon={<PersonSearch />} onClick={() => setOpen('who-can')}>
            {t('rh.skill.who-can')}
          </Button>
          {choices.can.manage && (
            <RowMenu
              label={t('rh.skill.menu')}
              actions={[
                { label: t('rh.skill.manage'), onSelect: () => setOpen('skills') },
                { label: t('rh.skill.required'), onSelect: () => setOpen('required') },
              ]}
            />
          )}
        </>
      }
    >
      <DataTable
        label={t('rh.skill.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => `${row.name} ${row.firstname}`}
        searchBy={t('rh.skill.search')}
        filters={filters}
        filterPanel={
          <>
            {narrow.map(([name, label, rows]) => (
              <ChoiceFilter
                key={name}
                list={list}
                name={name}
                label={label}
                choices={rows.map(row => ({ value: row.id, label: row.name }))}
              />
            ))}
            <ChoiceFilter
              list={list}
              name="lacking"
              label={t('rh.skill.mandatory')}
              choices={[{ value: 'some', label: t('rh.skill.lacking') }]}
            />
          </>
        }
        exportName={t('rh.skill.title')}
        empty={{ title: t('rh.skill.nobody'), text: t('rh.skill.nobody-text') }}
      />
      {open === 'skills' && <SkillsDialog skills={choices.skills} onClose={() => setOpen(null)} />}
      {open === 'required' && <RequiredDialog choices={choices} onClose={() => setOpen(null)} />}
      {open === 'who-can' && <WhoCanDialog choices={choices} onClose={() => setOpen(null)} />}
    </Page>
  )
}
