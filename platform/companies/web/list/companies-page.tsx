import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { useRowInHand } from '#kernel/web/kit/use-row-in-hand.ts'
import { later } from '#kernel/web/later.tsx'
import type { CompanySheet } from '../../company.model.ts'
import { companiesCalls } from '../../companies.calls.ts'
import { type Reader, useClientAtWork } from '../reader.ts'
import { CompanyList } from './company-list.tsx'

const CompanyForm = later(async () => (await import('./company-form.tsx')).CompanyForm)

/** The companies of the client, for its admins. */
export const CompaniesPage = () => <Companies reader="admin" />

/** Those that one manages. */
export const OwnCompaniesPage = () => <Companies reader="manager" />

function Companies({ reader }: { reader: Reader }) {
  const t = useT()
  const { isOpen } = useClientAtWork()
  const answer = useCall(companiesCalls.getManagedCompanies, {})
  const [edited, setEdited] = useRowInHand(answer.data, ({ id }) => id)
  const mayWrite = reader === 'admin' && isOpen
  return (
    <Page
      title={t(reader === 'admin' ? 'field.companies' : 'companies.own-title')}
      context={answer.data && <Counted companies={answer.data} />}
      actions={
        mayWrite && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
            {t('companies.new')}
          </Button>
        )
      }
    >
      <CompanyList reader={reader} answer={answer} onEdit={mayWrite ? setEdited : undefined} />
      {edited && <CompanyForm company={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />}
    </Page>
  )
}

function Counted({ companies }: { companies: readonly CompanySheet[] }) {
  const t = useT()
  const living = companies.filter(({ archived }) => !archived)
  return [
    t('companies.count', { count: living.length }),
    t('count.services', { count: living.reduce((sum, { services }) => sum + services, 0) }),
  ].join(' · ')
}
