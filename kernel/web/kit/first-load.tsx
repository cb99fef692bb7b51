import { Logo } from './logo.tsx'

/** Stands while the first page of a visit is fetched; `index.html` begins with the same. */
export const FirstLoad = () => (
  <div className="first-load" role="status" aria-label="Sillon">
    <Logo size={56} />
  </div>
)
