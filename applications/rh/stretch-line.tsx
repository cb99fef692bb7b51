import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { useFormat } from '#kernel/web/use-format.ts'

type Props = {
  /** From one hour to another, in words. */
  when: string
  workedMinutes: number
  facts: readonly (string | false | null)[]
  onEdit?: () => void
  onRemove?: () => void
}

/** Hours of somebody on a day, worked or planned, in the list of a day. */
export function StretchLine({ when, workedMinutes, facts, onEdit, onRemove }: Props) {
  const t = useT()
  const { duration } = useFormat()
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography>
          <bdi>{when}</bdi> · <strong>{duration(workedMinutes)}</strong>
        </Typography>
        <Typography variant="caption" color="text.secondary">
          <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
        </Typography>
      </Box>
      {onEdit && onRemove && (
        <RowMenu
          label={t('verb.actOnNamed', { name: when })}
          actions={[
            { label: t('verb.edit'), onSelect: onEdit },
            { label: t('verb.delete'), isDestructive: true, onSelect: onRemove },
          ]}
        />
      )}
    </Box>
  )
}
