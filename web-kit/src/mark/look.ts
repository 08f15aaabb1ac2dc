import { type AppLook, PRODUCT_LOOK } from '@qlaim/backend/contract';
import { createContext, useContext } from 'react';

const LookContext = createContext<AppLook>(PRODUCT_LOOK);

/** Sets how pages look at their domain. */
export const LookProvider = LookContext.Provider;

export const useLook = (): AppLook => useContext(LookContext);
