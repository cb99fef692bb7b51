import Box from '@mui/material/Box'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { Employee } from '#rh/employees/employee.model.ts'
import { sitesOfStaff } from '#rh/employees/sites-of-staff.model.ts'
import { employeeHistoryCalls } from '../employee-history.calls.ts'
import { type SiteFields, siteFields } from '../site-assignment.model.ts'
import { PlaceFields } from './place-fields.tsx'
import { type Offered, useOfferedSites } from './use-offered-sites.ts'

type Props = { employee: Employee; onClose: () => void }

/** A place from a day on; the former one holds until the day before. */
export function MoveDialog({ employee, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const offered = useOfferedSites()
  const { send } = useSend(employeeHistoryCalls.saveSiteElements, { staysOnPage: true })
  const move = async (fields: SiteFields) => {
    await send({ ...fields, employeeId: employee.id })
    alert.success(t('rh.history.place-saved'))
    onClose()
  }
  return (
    <Dialog title={t('rh.history.new-place')} onClose={onClose}>
      {!offered && <LinesSkeleton lines={3} />}
      {offered && (
        <Form
          schema={siteFields}
          values={{ activationDate: '', ...placeStillOffered(employee, offered), reason: '' }}
          onSubmit={move}
          submit={t('rh.history.save-place')}
          onCancel={onClose}
        >
          <Box sx={{ display: 'grid', gap: 2.25, pt: 0.5 }}>
            <DateField name="activationDate" label={t('rh.history.activation-date')} />
            <PlaceFields offered={offered} companyId={employee.companyId} />
            <TextField name="reason" label={t('field.reason')} />
          </Box>
        </Form>
      )}
    </Dialog>
  )
}

/** Where the person works today, unless that is in a company that he has left. */
function placeStillOffered({ companyId, currentWorkplace: place }: Employee, { sites, companies }: Offered) {
  const { choices } = sitesOfStaff(sites, companies, companyId ?? undefined)
  const isOffered = choices.some(({ value }) => value === place?.site.id)
  return isOffered
    ? { site: place?.site.id ?? '', unit: place?.unit?.id ?? '', subunit: place?.subunit?.id ?? '' }
    : { site: '', unit: '', subunit: '' }
}
