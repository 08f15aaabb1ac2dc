import type { Language } from '../../contract/language.ts';
import type { Role } from '../../contract/schemas/user.ts';

/** Each role in words, as mails and pages name it beside ‘role:’. */
export const ROLE_WORDS: Readonly<Record<Language, Readonly<Record<Role, string>>>> = {
  en: {
    user: 'User',
    admin: 'Admin',
    manager: 'Manager',
    support: 'Support',
    printer: 'Printer',
    auditor: 'Auditor',
  },
  de: {
    user: 'Benutzer',
    admin: 'Administrator',
    manager: 'Manager',
    support: 'Support',
    printer: 'Druck',
    auditor: 'Prüfer',
  },
  fr: {
    user: 'Utilisateur',
    admin: 'Administrateur',
    manager: 'Gestionnaire',
    support: 'Assistance',
    printer: 'Imprimeur',
    auditor: 'Auditeur',
  },
  es: {
    user: 'Usuario',
    admin: 'Administrador',
    manager: 'Gestor',
    support: 'Soporte',
    printer: 'Impresión',
    auditor: 'Auditor (solo lectura)',
  },
  ar: {
    user: 'مستخدم',
    admin: 'مشرف',
    manager: 'مدير',
    support: 'الدعم',
    printer: 'مسؤول الطباعة',
    auditor: 'مدقق',
  },
};
