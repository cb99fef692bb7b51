import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import type { OptionList } from '../../option-list.model.ts'
import { optionListsCalls } from '../../option-lists.calls.ts'

/** A list with its choices; those that are no longer offered are struck through. */
export function OptionListRow({ list, onEdit }: { list: OptionList; onEdit: () => void }) {
  const t = useT()
  const alert = useAlert()
  const edition = useSend(optionListsCalls.editOptionList, { staysOnPage: true })
  const erasure = useSend(optionListsCalls.deleteOptionList, {
    staysOnPage: true,
    onDone: () => alert.success(t('configuration.lists.erased', { label: list.label })),
  })
  const { id, label, code, options, active, version } = list
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" component="span">
            {label}
          </Typography>
          <Typography variant="caption" component="span" dir="ltr" sx={{ color: 'text.secondary' }}>
            {code}
          </Typography>
          {!active && <Chip label={t('state.inactive')} />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {options.length === 0 && t('configuration.lists.empty')}
          {options.map((option, index) => (
            <span key={option.id}>
              {index > 0 && ', '}
              {option.active ? option.label : <s>{option.label}</s>}
            </span>
          ))}
        </Typography>
      </Box>
      <RowMenu
        label={t('verb.actOnNamed', { name: label })}
        actions={[
          { label: t('verb.edit'), onSelect: onEdit },
          {
            label: t(active ? 'verb.turnOff' : 'verb.turnOn'),
            onSelect: () => edition.start({ id, label, options, active: !active, version }),
          },
          ...(options.length === 0
            ? [{ label: t('verb.delete'), isDestructive: true, onSelect: () => erasure.start({ id }) }]
            : []),
        ]}
      />
    </Box>
  )
}
