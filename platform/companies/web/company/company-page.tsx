import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { later } from '#kernel/web/later.tsx'
import type { ServiceRow } from '../../company.model.ts'
import { companiesCalls } from '../../companies.calls.ts'
import { isUnknown } from '../is-unknown.ts'
import { addressesFor, type Reader, useClientAtWork } from '../reader.ts'
import { CompanyFacts } from './company-facts.tsx'
import { ServiceTable } from './service-table.tsx'

const CompanyForm = later(async () => (await import('../list/company-form.tsx')).CompanyForm)
const CompanyManagers = later(async () => (await import('../list/company-managers.tsx')).CompanyManagers)
const ServiceForm = later(async () => (await import('./service-form.tsx')).ServiceForm)

/** A company and its services, for an admin of the client. */
export const CompanyPage = () => <CompanyOfAddress reader="admin" />

/** The same for who manages it. */
export const OwnCompanyPage = () => <CompanyOfAddress reader="manager" />

/** What is open beside the page; a service that is not known yet is a new one. */
type Task = { on: 'company' | 'managers' } | { on: 'service'; service?: ServiceRow }

function CompanyOfAddress({ reader }: { reader: Reader }) {
  const t = useT()
  const { companyId = '' } = useParams()
  const { isOpen } = useClientAtWork()
  const { data: company, error, refetch } = useCall(companiesCalls.getCompanyById, { companyId })
  const services = useCall(companiesCalls.getServicesOfCompany, { companyId }, { enabled: company !== undefined })
  const [task, setTask] = useState<Task | null>(null)
  if (isUnknown(error)) return <Navigate to="/error-404" replace />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!company) return <PageSkeleton />
  const mayWrite = reader === 'admin' && isOpen
  const mayEdit = mayWrite && !company.archived
  const add = () => setTask({ on: 'service' })
  const close = () => setTask(null)
  return (
    <Page
      title={company.name}
      context={[
        t('count.services', { count: company.services }),
        t('count.people', { count: company.users }),
        ...(company.archived ? [t('companies.archived-chip')] : []),
      ].join(' · ')}
      actions={
        <>
          {reader === 'admin' && !company.archived && (
            <Button
              component={Link}
              to={addressesFor('admin').rightsOfCompany(companyId)}
              variant="outlined"
              color="inherit"
            >
              {t('field.rights')}
            </Button>
          )}
          {mayEdit && (
            <Button variant="contained" startIcon={<Add />} onClick={add}>
              {t('companies.service.new')}
            </Button>
          )}
        </>
      }
    >
      <CompanyFacts
        company={company}
        onEdit={mayWrite ? () => setTask({ on: 'company' }) : undefined}
        onManagers={mayEdit ? () => setTask({ on: 'managers' }) : undefined}
      />
      <ServiceTable
        reader={reader}
        company={company}
        answer={services}
        onEdit={mayWrite ? service => setTask({ on: 'service', service }) : undefined}
        onAdd={mayEdit ? add : undefined}
      />
      {task?.on === 'company' && <CompanyForm company={company} onClose={close} />}
      {task?.on === 'managers' && <CompanyManagers company={company} onClose={close} />}
      {task?.on === 'service' && <ServiceForm companyId={companyId} service={task.service} onClose={close} />}
    </Page>
  )
}
