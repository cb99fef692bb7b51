import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { rightsCalls } from '../rights.calls.ts'
import { useRightsOfCompany, useRightsOfServices } from './matrix/matrix-source.ts'
import { RightsMatrix } from './matrix/rights-matrix.tsx'
import type { RightsMatrixProps } from './matrix/rights-matrix-props.ts'

/** Rights in one company: service by service, and the ceilings that bound them all. */
export function CompanyRightsPage() {
  const t = useT()
  const { companyId = '' } = useParams()
  const { tab, setTab } = useListState({ module: 'company-rights', usualTab: 'services' })
  const { data: company, error } = useCall(rightsCalls.getRightsOfCompany, { companyId })
  if (error?.status === 404 || error?.status === 400) return <Navigate to="/error-404" replace />
  const name = company ? t('rights.company-title', { company: company.name }) : t('rights.company-page')
  const tabs = (
    <Tabs
      label={t('rights.company-page')}
      tabs={[
        { value: 'services', label: t('rights.of-services') },
        { value: 'ceilings', label: t('rights.of-company') },
      ]}
      value={tab}
      onChange={setTab}
    />
  )
  const Matrix = tab === 'ceilings' ? CompanyCeilings : CompanyServices
  return <Matrix key={companyId} companyId={companyId} name={name} tabs={tabs} />
}

type TabProps = { companyId: string; name: string; tabs: ReactNode }

function CompanyServices({ companyId, ...page }: TabProps) {
  const t = useT()
  return (
    <MatrixPage
      {...page}
      source={useRightsOfServices(companyId)}
      draft={`rights of services ${companyId}`}
      title={t('rights.of-services')}
      text={t('rights.of-services.text')}
      follows
    />
  )
}

function CompanyCeilings({ companyId, ...page }: TabProps) {
  const t = useT()
  return (
    <MatrixPage
      {...page}
      source={useRightsOfCompany(companyId)}
      draft={`rights of company ${companyId}`}
      title={t('rights.of-company')}
      text={t('rights.of-company.text')}
    />
  )
}

type MatrixPageProps = Omit<RightsMatrixProps, 'frame'> & { name: string; text: string; tabs: ReactNode }

/** The page is the matrix: its buttons stand beside the title. */
const MatrixPage = ({ name, text, tabs, ...matrix }: MatrixPageProps) => (
  <RightsMatrix
    {...matrix}
    frame={(actions, content) => (
      <Page title={name} context={text} actions={actions}>
        {tabs}
        {content}
      </Page>
    )}
  />
)
