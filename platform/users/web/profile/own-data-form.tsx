import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { languages } from '#kernel/shared/names.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { setLanguage, useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { currentSession, setPerson } from '#kernel/web/session.ts'
import { nameOfLanguage } from '#platform/identity/language-name.model.ts'
import { OwnDataInLanguage, type UserInfo } from '../../user.model.ts'
import { usersCalls } from '../../users.calls.ts'

type Props = { user: UserInfo; onClose: () => void; onMailAsked: (mail: string) => void }

const choices = languages.map(language => ({ value: language, label: nameOfLanguage(language) }))

export function OwnDataForm({ user, onClose, onMailAsked }: Props) {
  const t = useT()
  const { id, version, firstname, name, mail, language, jobtitle } = user
  const alert = useAlert()
  const queryClient = useQueryClient()
  const { send } = useSend(usersCalls.editUser, { staysOnPage: true })

  const save = async (typed: z.output<typeof OwnDataInLanguage>) => {
    const saved = await send({ ...typed, id, editorId: id, version })
    showInShell(saved)
    if (saved.language !== language) {
      await setLanguage(saved.language)
      await queryClient.invalidateQueries()
    }
    if (typed.mail !== mail) onMailAsked(typed.mail)
    alert.success(t('users.own-data.saved'))
    onClose()
  }

  return (
    <Form
      schema={OwnDataInLanguage}
      values={{ firstname, name, mail, language, jobtitle: jobtitle ?? '' }}
      onSubmit={save}
      submit={t('users.own-data.save')}
      onCancel={onClose}
    >
      <Box sx={fields}>
        <TextField name="firstname" label={t('field.firstname')} autoComplete="given-name" />
        <TextField name="name" label={t('field.lastName')} autoComplete="family-name" />
        <TextField name="jobtitle" label={t('field.jobtitle')} autoComplete="organization-title" />
        <SelectField name="language" label={t('users.language')} choices={choices} />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextField
            name="mail"
            type="email"
            label={t('field.mail')}
            autoComplete="email"
            disabled={user.type === 'office'}
            help={t(user.type === 'office' ? 'users.mail-of-provider' : 'users.mail-help')}
          />
        </Box>
      </Box>
    </Form>
  )
}

function showInShell({ firstname, name, jobtitle, language }: UserInfo) {
  const { person } = currentSession()
  if (person) setPerson({ ...person, firstname, name, jobtitle, language })
}

const fields = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  pt: 0.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
