import Link from '@mui/material/Link'
import { useState } from 'react'
import { Link as RouterLink, Navigate, useNavigate, useParams } from 'react-router'
import { componentOf } from '#kernel/web/brought.tsx'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton, PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { later } from '#kernel/web/later.tsx'
import { rightsOfService } from '#platform/rights/rights.web.ts'
import type { ServiceRow } from '../../company.model.ts'
import { companiesCalls } from '../../companies.calls.ts'
import { isUnknown } from '../is-unknown.ts'
import { addressesFor, type Reader, useClientAtWork } from '../reader.ts'
import { ServiceActions } from './service-actions.tsx'
import { membersCalls } from '#platform/users/members.calls.ts'
import { ServicePeople } from './service-people.tsx'

const ArchiveService = later(async () => (await import('../company/archive-service.tsx')).ArchiveService)
const ServiceForm = later(async () => (await import('../company/service-form.tsx')).ServiceForm)
const AddPeople = later(async () => (await import('./add-people.tsx')).AddPeople)
const Rights = componentOf(rightsOfService, <CardSkeleton lines={10} />)

/** A service, its people and its rights, for an admin of the client. */
export const ServicePage = () => <ServiceOfAddress reader="admin" />

/** The same for who manages its company. */
export const OwnServicePage = () => <ServiceOfAddress reader="manager" />

/** The people come a page at a time: the sheet of a service would bring them all. */
function ServiceOfAddress({ reader }: { reader: Reader }) {
  const { companyId = '', serviceId = '' } = useParams()
  const { data, error, refetch } = useCall(companiesCalls.getServicesOfCompany, { companyId })
  const service = data?.find(({ id }) => id === serviceId)
  if (isUnknown(error) || (data && !service)) return <Navigate to="/error-404" replace />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!service) return <PageSkeleton />
  return <Service key={service.id} reader={reader} service={service} />
}

type Task = 'add' | 'rename' | 'archive'

function Service({ reader, service }: { reader: Reader; service: ServiceRow }) {
  const t = useT()
  const navigate = useNavigate()
  const { isOpen } = useClientAtWork()
  const list = useList(membersCalls.getPaginatedUsers, { module: 'service-people' })
  const [task, setTask] = useState<Task | null>(null)
  const close = () => setTask(null)
  const { id, companyId, companyName, name, archived, users } = service
  const mayPlace = isOpen && !archived
  return (
    <Page
      title={name}
      context={
        <>
          <Link component={RouterLink} to={addressesFor(reader).company(companyId)} underline="hover" color="inherit">
            <bdi>{companyName}</bdi>
          </Link>
          {' · '}
          {t('count.people', { count: users })}
          {archived && ` · ${t('companies.service.archived-chip')}`}
        </>
      }
      actions={isOpen && <ServiceActions reader={reader} service={service} onTask={setTask} />}
    >
      {!archived && (
        <Tabs
          label={name}
          tabs={[
            { value: '', label: t('field.people'), count: users },
            { value: 'rights', label: t('field.rights') },
          ]}
          value={list.tab}
          onChange={list.setTab}
        />
      )}
      {list.tab === 'rights' && !archived ? (
        <Rights serviceId={id} companyId={companyId} />
      ) : (
        <ServicePeople
          reader={reader}
          service={service}
          list={list}
          onAdd={mayPlace ? () => setTask('add') : undefined}
        />
      )}
      {task === 'add' && <AddPeople reader={reader} service={service} onClose={close} />}
      {task === 'rename' && <ServiceForm companyId={companyId} service={service} onClose={close} />}
      {task === 'archive' && (
        <ArchiveService
          service={service}
          onClose={close}
          onDone={() => navigate(addressesFor(reader).company(companyId))}
        />
      )}
    </Page>
  )
}
