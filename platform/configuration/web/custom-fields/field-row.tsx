import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import type { ConfiguredField } from '../../custom-field.model.ts'
import { customFieldsCalls } from '../../custom-fields.calls.ts'

/** A field: what it asks, whether it is shown, how many records answer it. */
export function FieldRow({ field, onEdit }: { field: ConfiguredField; onEdit: () => void }) {
  const t = useT()
  const alert = useAlert()
  const [isErasing, setIsErasing] = useState(false)
  const { id, label, inputType, options, required, active, uses, version } = field
  const edition = useSend(customFieldsCalls.editCustomField, { staysOnPage: true })
  const erasure = useSend(customFieldsCalls.deleteCustomField, { staysOnPage: true })
  const erase = async () => {
    await erasure.send({ id })
    alert.success(t('configuration.fields.erased', { label }))
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, opacity: active ? 1 : 0.75 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" component="span">
            {label}
          </Typography>
          {required && <Chip label={t('state.required')} tone="info" />}
          {!active && <Chip label={t('state.inactive')} />}
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {`${t(`configuration.type.${inputType}`)} · ${t('configuration.fields.uses', { count: uses })}`}
        </Typography>
      </Box>
      <RowMenu
        label={t('verb.actOnNamed', { name: label })}
        actions={[
          { label: t('verb.edit'), onSelect: onEdit },
          {
            label: t(active ? 'verb.turnOff' : 'verb.turnOn'),
            onSelect: () => edition.start({ id, label, options, required, active: !active, version }),
          },
          ...(uses === 0 ? [{ label: t('verb.delete'), isDestructive: true, onSelect: () => setIsErasing(true) }] : []),
        ]}
      />
      {isErasing && (
        <Confirm
          title={t('configuration.fields.erase-title', { label })}
          verb={t('configuration.fields.erase')}
          isDestructive
          onConfirm={erase}
          onClose={() => setIsErasing(false)}
        >
          {t('configuration.fields.erase-text')}
        </Confirm>
      )}
    </Box>
  )
}
