import Box from '@mui/material/Box'
import { useFormContext, useWatch } from 'react-hook-form'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useSession } from '#kernel/web/session.ts'
import type { Employee } from '#rh/employees/employee.model.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { sitesOfStaff } from '#rh/employees/sites-of-staff.model.ts'
import { workplacesCalls } from '#rh/workplaces/workplaces.calls.ts'
import { employeeHistoryCalls } from '../employee-history.calls.ts'
import { type SiteFields, siteFields } from '../site-assignment.model.ts'
import { toldOfHistory } from './told-of-history.ts'

type Props = { employee: Employee; onClose: () => void }

/** A place from a day on; the former one holds until the day before. */
export function MoveDialog({ employee, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(employeeHistoryCalls.saveSiteElements, { invalidates: toldOfHistory, staysOnPage: true })
  const place = employee.currentWorkplace
  const move = async (fields: SiteFields) => {
    await send({ ...fields, employeeId: employee.id })
    alert.success(t('rh.history.place-saved'))
    onClose()
  }
  return (
    <Dialog title={t('rh.history.new-place')} onClose={onClose}>
      <Form
        schema={siteFields}
        values={{
          activationDate: '',
          site: place?.site.id ?? '',
          unit: place?.unit?.id ?? '',
          subunit: place?.subunit?.id ?? '',
          reason: '',
        }}
        onSubmit={move}
        submit={t('rh.history.save-place')}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2.25, pt: 0.5 }}>
          <DateField name="activationDate" label={t('rh.history.activation-date')} />
          <PlaceFields companyId={employee.companyId} />
          <TextField name="reason" label={t('rh.history.reason')} />
        </Box>
      </Form>
    </Dialog>
  )
}

/**
 * Site, then the units of it, then the subunits of that: what lies below another choice is put away. Who has no company
 * yet takes that of his site.
 */
function PlaceFields({ companyId }: { companyId: string | null }) {
  const t = useT()
  const { setValue } = useFormContext()
  const [site, unit] = useWatch({ name: ['site', 'unit'] }) as [string, string]
  const offered = useOfferedSites(companyId)
  const units = offered?.sites.find(({ id }) => id === site)?.units ?? []
  const subunits = units.find(({ id }) => id === unit)?.subunits ?? []
  const help = companyId === null ? t('rh.history.site-gives-company') : ''
  return (
    <>
      <SelectField
        name="site"
        label={t('rh.employee.site')}
        choices={offered?.choices ?? []}
        help={offered?.choices.length === 0 ? t('rh.history.no-site') : help}
        onChosen={() => {
          setValue('unit', '')
          setValue('subunit', '')
        }}
      />
      {units.length > 0 && (
        <SelectField
          name="unit"
          label={t('rh.employee.unit')}
          choices={named(units)}
          onChosen={() => setValue('subunit', '')}
        />
      )}
      {subunits.length > 0 && <SelectField name="subunit" label={t('rh.employee.subunit')} choices={named(subunits)} />}
    </>
  )
}

/** The sites of the person's company, or of all those where the person at the screen may write. */
function useOfferedSites(companyId: string | null) {
  const { person } = useSession()
  const { data: sites } = useCall(workplacesCalls.getAuthorizedSitesOfUser, { userId: person?.id ?? '' })
  const { data: companies } = useCall(employeesCalls.getCompaniesForEmployees, {}, { staysOnPage: true })
  if (!sites || !companies) return null
  const reached = companies.map(({ id, name }) => ({ companyId: id, name }))
  return sitesOfStaff(sites, reached, companyId ?? undefined)
}

const named = (places: readonly { id: string; name: string }[]) =>
  places.map(({ id, name }) => ({ value: id, label: name }))
