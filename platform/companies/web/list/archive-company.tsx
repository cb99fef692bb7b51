import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import type { CompanySheet } from '../../company.model.ts'
import { companiesCalls } from '../../companies.calls.ts'
import { addressesFor } from '../reader.ts'

type Props = { company: CompanySheet; onClose: () => void }

/** A company is archived once its services are: until then, the way to them. */
export function ArchiveCompany({ company, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(companiesCalls.deleteCompany, { staysOnPage: true })
  const { id, name, services } = company
  const title = t('kernel.record.archive-title', { name })
  if (services > 0)
    return (
      <Dialog
        title={title}
        onClose={onClose}
        width="xs"
        actions={
          <>
            <Button variant="outlined" color="inherit" onClick={onClose}>
              {t('verb.close')}
            </Button>
            <Button variant="contained" component={Link} to={addressesFor('admin').company(id)}>
              {t('companies.see-services')}
            </Button>
          </>
        }
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('companies.in-use', { count: services })}</Typography>
      </Dialog>
    )
  return (
    <Confirm
      title={title}
      verb={t('verb.archive')}
      isDestructive
      onConfirm={async () => {
        await send({ companyId: id })
        alert.success(t('companies.archived-done', { name }))
      }}
      onClose={onClose}
    >
      {t('companies.archive-text')}
    </Confirm>
  )
}
