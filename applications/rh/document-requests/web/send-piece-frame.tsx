import type { ReactNode } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { LinkFrame } from '#rh/link-frame.tsx'
import { speakAsChosen } from './language-of-piece.ts'

export function SendPieceFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useT()
  return (
    <LinkFrame page={t('rh.piece.title')} title={title} onLanguage={speakAsChosen}>
      {children}
    </LinkFrame>
  )
}
