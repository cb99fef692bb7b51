import type { ReactNode } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Logo } from '#kernel/web/kit/logo.tsx'
import { Furrows } from './furrows.tsx'
import { LanguageLinks } from './language-links.tsx'
import './sign-in.css'

type Props = { title: string; children: ReactNode }

/** The pages before a session: the product's promise on one side, what is asked on the other. */
export const SignInFrame = ({ title, children }: Props) => (
  <div className="sign-in">
    <title>{`${title} · Sillon`}</title>
    <Promise />
    <div className="sign-in-side">
      <div>
        <Brand />
        {children}
        <LanguageLinks />
      </div>
    </div>
  </div>
)

function Promise() {
  const t = useT()
  return (
    <div className="sign-in-promise">
      <Furrows />
      <Brand />
      <div>
        <p className="sign-in-claim">{t('identity.login.claim')}</p>
        <p>{t('identity.login.promise')}</p>
      </div>
    </div>
  )
}

const Brand = () => (
  <div className="sign-in-brand">
    <Logo size={36} />
    <span>Sillon</span>
  </div>
)
