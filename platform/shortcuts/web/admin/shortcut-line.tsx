import ArrowDownward from '~icons/ic/baseline-arrow-downward'
import ArrowUpward from '~icons/ic/baseline-arrow-upward'
import DeleteOutlined from '~icons/ic/outline-delete'
import DragIndicator from '~icons/ic/baseline-drag-indicator'
import EditOutlined from '~icons/ic/outline-edit'
import ToggleOffOutlined from '~icons/ic/outline-toggle-off'
import ToggleOnOutlined from '~icons/ic/outline-toggle-on'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { KeyboardEvent } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { type Action, RowMenu } from '#kernel/web/kit/row-menu.tsx'
import type { Shortcut } from '../../shortcut.model.ts'
import { ShortcutIcon } from '../shortcut-icon.tsx'
import { ServicesOfShortcut } from './services-of-shortcut.tsx'

type Acts = Record<'edit' | 'switchOn' | 'remove' | 'drag' | 'dragOver' | 'drop' | 'dragEnd', () => void> & {
  moveBy: (steps: number) => void
}

type Props = {
  shortcut: Shortcut
  /** What is dragged would land here. */
  isDropPlace: boolean
  isFirst: boolean
  isLast: boolean
  acts: Acts | undefined
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** One shortcut; grey while nobody sees it. */
export function ShortcutLine({ shortcut, isDropPlace, isFirst, isLast, acts }: Props) {
  const t = useT()
  const { label, icon, url, ShortcutType, active, services } = shortcut
  const isSeen = active && services.length > 0
  const moveByKey = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    acts?.moveBy(by)
  }
  return (
    <Box
      component="li"
      onDragOver={event => {
        event.preventDefault()
        acts?.dragOver()
      }}
      onDrop={event => {
        event.preventDefault()
        acts?.drop()
      }}
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        px: { xs: 1, sm: 2 },
        py: 1.25,
        '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
        ...(isDropPlace && { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}` }),
      })}
    >
      {acts && (
        <IconButton
          size="small"
          draggable
          aria-label={t('shortcuts.admin.drag', { label })}
          onDragStart={event => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', label)
            acts.drag()
          }}
          onDragEnd={acts.dragEnd}
          onKeyDown={moveByKey}
          sx={{ cursor: 'grab', display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <DragIndicator fontSize="small" />
        </IconButton>
      )}
      <Box
        sx={theme => ({
          width: 40,
          height: 40,
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          borderRadius: '10px',
          color: isSeen ? theme.vars.palette.primary.main : theme.vars.palette.text.secondary,
          backgroundColor: theme.vars.palette.action.hover,
        })}
      >
        <ShortcutIcon name={icon} />
      </Box>
      <Box
        sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
      >
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
            <Name label={label} isSeen={isSeen} onOpen={acts?.edit} />
            <Chip label={t(ShortcutType.id === 1 ? 'shortcuts.type.action' : 'shortcuts.type.link')} />
            {!active && <Chip label={t('shortcuts.admin.off')} />}
          </Box>
          <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
            <bdi dir="ltr">{url}</bdi>
          </Typography>
        </Box>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <ServicesOfShortcut services={services} />
        </Box>
      </Box>
      {acts && (
        <RowMenu
          label={t('kernel.table.actions-of', { name: label })}
          actions={actionsOf(t, { acts, active, isFirst, isLast })}
        />
      )}
    </Box>
  )
}

type NameProps = { label: string; isSeen: boolean; onOpen: (() => void) | undefined }

/** The way into the shortcut, where it may be changed. */
function Name({ label, isSeen, onOpen }: NameProps) {
  const look = { fontWeight: 600, textAlign: 'start', color: isSeen ? 'text.primary' : 'text.secondary' }
  if (!onOpen)
    return (
      <Typography variant="body2" component="bdi" sx={look}>
        {label}
      </Typography>
    )
  return (
    <Link component="button" type="button" variant="body2" underline="hover" onClick={onOpen} sx={look}>
      <bdi>{label}</bdi>
    </Link>
  )
}

type Line = { acts: Acts; active: boolean; isFirst: boolean; isLast: boolean }

const actionsOf = (t: (label: string) => string, { acts, active, isFirst, isLast }: Line): Action[] => [
  { label: t('verb.edit'), icon: <EditOutlined fontSize="small" />, onSelect: acts.edit },
  {
    label: t('shortcuts.admin.up'),
    icon: <ArrowUpward fontSize="small" />,
    isDisabled: isFirst,
    onSelect: () => acts.moveBy(-1),
  },
  {
    label: t('shortcuts.admin.down'),
    icon: <ArrowDownward fontSize="small" />,
    isDisabled: isLast,
    onSelect: () => acts.moveBy(1),
  },
  {
    label: t(active ? 'verb.turnOff' : 'verb.turnOn'),
    icon: active ? <ToggleOffOutlined fontSize="small" /> : <ToggleOnOutlined fontSize="small" />,
    onSelect: acts.switchOn,
  },
  {
    label: t('shortcuts.admin.delete'),
    icon: <DeleteOutlined fontSize="small" />,
    isDestructive: true,
    onSelect: acts.remove,
  },
]
