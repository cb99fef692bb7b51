import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { licenceKinds, type Skill, SkillFields, skillFamilies } from '../skill.model.ts'
import { skillsCalls } from '../skills.calls.ts'

const blank = { family: 'know_how', name: '', kindCode: null }

/** The skills of the client: added, changed, put aside and taken back. */
export function SkillsDialog({ skills, onClose }: { skills: readonly Skill[]; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const [edited, setEdited] = useState<Skill | null>(null)
  const creation = useSend(skillsCalls.createSkill, { staysOnPage: true })
  const edition = useSend(skillsCalls.editSkill, { staysOnPage: true })
  const archiving = useSend(skillsCalls.archiveSkill, { staysOnPage: true })
  const restoring = useSend(skillsCalls.restoreSkill, { staysOnPage: true })
  const save = async ({ family, kindCode, name }: SkillFields) => {
    const fields = { family, name, kindCode: family === 'licence' ? kindCode : null }
    await (edited ? edition.send({ ...fields, id: edited.id, version: edited.version }) : creation.send(fields))
    alert.success(t('kernel.record.was-saved', { name }))
    setEdited(null)
  }
  return (
    <Dialog title={t('rh.skill.manage')} onClose={onClose}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
        {skills.map(skill => (
          <Box
            key={skill.id}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <Typography sx={{ flex: 1, color: skill.archivedAt ? 'text.secondary' : undefined }}>
              {skill.name}
            </Typography>
            <Chip label={t(skill.archivedAt ? 'state.archived' : `rh.skill.family.${skill.family}`)} />
            <RowMenu
              label={t('verb.actOnNamed', { name: skill.name })}
              actions={
                skill.archivedAt
                  ? [{ label: t('verb.restore'), onSelect: () => restoring.start({ id: skill.id }) }]
                  : [
                      { label: t('verb.edit'), onSelect: () => setEdited(skill) },
                      { label: t('verb.archive'), onSelect: () => archiving.start({ id: skill.id }) },
                    ]
              }
            />
          </Box>
        ))}
      </Box>
      <Form
        key={edited?.id ?? `new ${skills.length}`}
        schema={SkillFields}
        values={edited ? { family: edited.family, name: edited.name, kindCode: edited.kindCode } : blank}
        submit={edited ? t('verb.save') : t('verb.add')}
        onSubmit={save}
        onCancel={edited ? () => setEdited(null) : onClose}
      >
        <TextField name="name" label={t('field.name')} />
        <SelectField
          name="family"
          label={t('rh.skill.family')}
          choices={skillFamilies.map(value => ({ value, label: t(`rh.skill.family.${value}`) }))}
        />
        <PaperField />
      </Form>
    </Dialog>
  )
}

function PaperField() {
  const t = useT()
  const family = useWatch({ name: 'family' })
  if (family !== 'licence') return null
  return (
    <SelectField
      name="kindCode"
      label={t('rh.skill.paper')}
      help={t('rh.skill.paper-help')}
      choices={licenceKinds.map(value => ({ value, label: t(`rh.skill.paper.${value}`) }))}
    />
  )
}
