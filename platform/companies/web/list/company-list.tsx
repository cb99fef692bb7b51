import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SearchBox } from '#kernel/web/kit/search-box.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { holdsWords } from '#kernel/shared/plain-text.ts'
import type { CompanySheet } from '../../company.model.ts'
import { companiesCalls } from '../../companies.calls.ts'
import { type Reader, useClientAtWork } from '../reader.ts'
import { ArchiveCompany } from './archive-company.tsx'
import { CompanyCard } from './company-card.tsx'
import { CompanyManagers } from './company-managers.tsx'
import { useRestoreCompany } from './use-restore-company.ts'

type Props = {
  reader: Reader
  answer: { data: readonly CompanySheet[] | undefined; error: Error | null; refetch: () => unknown }
  /** Absent where nothing may be changed. */
  onEdit: ((company: CompanySheet | 'new') => void) | undefined
}

type Asked = { act: 'archive' | 'managers'; companyId: string }

/** Companies as cards, the archived ones on a tab of their own. */
export function CompanyList({ reader, answer: { data, error, refetch }, onEdit }: Props) {
  const t = useT()
  const { clientId } = useClientAtWork()
  const list = useListState({ module: `companies-${reader}` })
  const { data: known } = useCall(companiesCalls.getCompaniesOfClient, { clientId }, { enabled: clientId !== '' })
  const restore = useRestoreCompany()
  const [asked, setAsked] = useState<Asked | null>(null)
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data)
    return (
      <CardGrid most={3}>
        {[0, 1, 2].map(card => (
          <li key={card}>
            <CardSkeleton lines={5} />
          </li>
        ))}
      </CardGrid>
    )

  const archived = data.filter(company => company.archived)
  const living = data.filter(company => !company.archived)
  const shown = (list.tab === 'archived' ? archived : living).filter(company =>
    holdsWords(textOf(company), list.search),
  )
  const servicesOf = (id: string) => known?.find(company => company.id === id)?.services
  const concerned = asked && data.find(({ id }) => id === asked.companyId)
  const actsOn = (company: CompanySheet) =>
    onEdit && {
      edit: () => onEdit(company),
      managers: () => setAsked({ act: 'managers', companyId: company.id }),
      archive: () => setAsked({ act: 'archive', companyId: company.id }),
      restore: () => restore(company),
    }
  return (
    <>
      {data.length > 1 && (
        <Card sx={bar}>
          <Tabs
            label={t('field.companies')}
            tabs={[
              { value: '', label: t('companies.tab.living'), count: living.length },
              { value: 'archived', label: t('companies.tab.archived'), count: archived.length },
            ]}
            value={list.tab}
            onChange={list.setTab}
          />
          <Box sx={{ py: 0.75 }}>
            <SearchBox value={list.search} onSearch={list.setSearch} placeholder={t('companies.search')} />
          </Box>
        </Card>
      )}
      {shown.length === 0 && <NothingShown isSearch={list.search !== ''} tab={list.tab} onEdit={onEdit} />}
      <CardGrid most={3}>
        {shown.map(company => (
          <CompanyCard
            key={company.id}
            reader={reader}
            company={company}
            services={servicesOf(company.id)}
            acts={actsOn(company)}
          />
        ))}
      </CardGrid>
      {concerned && asked?.act === 'archive' && <ArchiveCompany company={concerned} onClose={() => setAsked(null)} />}
      {concerned && asked?.act === 'managers' && <CompanyManagers company={concerned} onClose={() => setAsked(null)} />}
    </>
  )
}

function NothingShown({ isSearch, tab, onEdit }: { isSearch: boolean; tab: string } & Pick<Props, 'onEdit'>) {
  const t = useT()
  if (isSearch) return <Empty title={t('companies.not-found')} />
  if (tab === 'archived') return <Empty title={t('companies.none-archived')} text={t('companies.none-archived-text')} />
  return (
    <Empty
      title={t('companies.none')}
      text={t('companies.none-text')}
      action={
        onEdit && (
          <Button variant="contained" onClick={() => onEdit('new')}>
            {t('companies.new')}
          </Button>
        )
      }
    />
  )
}

const textOf = ({ name, siren, siret }: CompanySheet) => [name, siren, siret].join(' ')

const bar = {
  display: 'flex',
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
  justifyContent: 'space-between',
  columnGap: 2,
  px: 2,
  minHeight: 46,
}
