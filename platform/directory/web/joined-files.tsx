import DeleteOutlined from '~icons/ic/outline-delete'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { type ApiError, downloadCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { Message } from '../message.model.ts'
import { messagesCalls } from '../messages.calls.ts'

/** What goes with a mail; only a draft changes. */
export function JoinedFiles({ message }: { message: Message }) {
  const t = useT()
  const mayJoin = useLevel('annuaire/messages') >= 2 && message.state === 'draft'
  const join = useSend(messagesCalls.joinFile, { staysOnPage: true })
  return (
    <SectionCard title={t('directory.message.files')}>
      {message.files.length === 0 && !mayJoin && (
        <Typography sx={{ color: 'text.secondary' }}>{t('directory.message.no-file')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, mb: mayJoin ? 1.5 : 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {message.files.map(file => (
          <JoinedFile key={file.id} file={file} message={message} isRemovable={mayJoin} />
        ))}
      </Box>
      {mayJoin && (
        <FileDrop
          label={t(join.isSending ? 'directory.message.joining' : 'directory.message.drop')}
          choose={t('directory.message.join')}
          help={t('directory.message.files-help')}
          rule={messagesCalls.joinFile.files.file}
          onFiles={([file]) => file && join.start({ id: message.id }, { file })}
        />
      )}
    </SectionCard>
  )
}

type FileProps = { file: Message['files'][number]; message: Message; isRemovable: boolean }

function JoinedFile({ file: { id, name, size }, message, isRemovable }: FileProps) {
  const t = useT()
  const { number } = useFormat()
  const remove = useSend(messagesCalls.removeFile)
  const open = () =>
    downloadCall(messagesCalls.getJoinedFile, { id: message.id, fileId: id }, { staysOnPage: true }).catch(
      (failure: ApiError) => raiseAlert({ kind: 'error', text: failure.message }),
    )
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Link
        component="button"
        type="button"
        onClick={open}
        sx={{ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' }}
      >
        <bdi>{name}</bdi>
      </Link>
      <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap', flex: 1 }}>
        {t('directory.message.kilobytes', { size: number(Math.max(1, Math.round(size / 1_000))) })}
      </Typography>
      {isRemovable && (
        <IconButton
          size="small"
          aria-label={t('verb.removeNamed', { name })}
          onClick={() => remove.start({ id: message.id, fileId: id })}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}
