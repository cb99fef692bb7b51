import { page } from '#kernel/shared/elements.ts'
import type { Names } from '#kernel/shared/names.ts'

const documents: Names = { fr: 'Documents', en: 'Documents', es: 'Documentos', ar: 'الوثائق' }

/** An application's document browser; some applications have it at two addresses, under two names. */
export const documentsPage = (routePath: string, name = documents) =>
  page(routePath, {
    name,
    plan: {
      fr: "Les dossiers partagés de l'application, avec aperçu, versions, étiquettes et dates d'expiration.",
      en: "The application's shared folders, with preview, versions, tags and expiry dates.",
      es: 'Las carpetas compartidas de la aplicación, con vista previa, versiones, etiquetas y fechas de caducidad.',
      ar: 'المجلدات المشتركة للتطبيق، مع المعاينة والإصدارات والوسوم وتواريخ الانتهاء.',
    },
  })
