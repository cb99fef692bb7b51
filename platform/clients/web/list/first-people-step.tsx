import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { FirstAdmin, FirstCompany, type NewClient } from '../../client.model.ts'
import type { TypedClient } from './typed-client.ts'

const Beginning = z.object({ company: FirstCompany, admin: FirstAdmin })

const blankCompany = { siren: '', siret: '' }
const blankAdmin = { firstname: '', name: '', mail: '', jobtitle: '' }

type Props = {
  typed: TypedClient
  onDone: (people: Pick<NewClient, 'company' | 'admin'>) => Promise<void>
  onCancel: () => void
}

/** The first company, and who is invited to administer all of it. */
export function FirstPeopleStep({ typed, onDone, onCancel }: Props) {
  const t = useT()
  return (
    <Form
      schema={Beginning}
      values={{
        company: typed.company ?? { ...blankCompany, name: typed.name ?? '' },
        admin: typed.admin ?? blankAdmin,
      }}
      submit={t('clients.new.create')}
      onSubmit={onDone}
      onCancel={onCancel}
      asksBeforeLeaving={false}
    >
      <Group title={t('clients.new.company')}>
        <TextField name="company.name" label={t('field.companyName')} autoFocus />
        <TextField name="company.siren" label={t('field.siren')} inputMode="numeric" />
        <TextField name="company.siret" label={t('field.siret')} inputMode="numeric" />
      </Group>
      <Group title={t('clients.new.admin')} text={t('clients.new.admin-text')}>
        <TextField name="admin.firstname" label={t('field.firstname')} />
        <TextField name="admin.name" label={t('field.lastName')} />
        <TextField name="admin.mail" label={t('field.mail')} type="email" />
        <TextField name="admin.jobtitle" label={t('field.function')} />
      </Group>
    </Form>
  )
}

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h6" component="h3" sx={{ mb: text ? 0 : 1.25 }}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {text}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>{children}</Box>
    </Box>
  )
}
