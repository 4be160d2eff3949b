import { createStore } from 'zustand/vanilla';

/** How many toasts the store holds: a new one takes the place of the one before (S1). */
const LIMIT = 1;
/** Milliseconds for which a dismissed toast stays in the store (section 4, ruling 32). */
const REMOVAL_DELAY = 1_000_000;
/** Milliseconds for which a toast shows unless it says otherwise (S3). */
const DEFAULT_DURATION = 5000;

export type ToastContent = {
  title: string;
  description: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds, or Infinity. */
  duration?: number;
};

export type Toast = Required<ToastContent> & { id: string; open: boolean };

export const toastStore = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

const removals = new Map<string, ReturnType<typeof setTimeout>>();
let lastId = 0;

/**
 * Shows a toast, from anywhere. Its life: added here, updated by `update`, dismissed by `dismiss`,
 * its own time or the visitor, removed from the store {@link REMOVAL_DELAY} after that.
 */
export function showToast(content: ToastContent) {
  const id = String(++lastId);
  const toast: Toast = {
    variant: 'default',
    duration: DEFAULT_DURATION,
    ...content,
    id,
    open: true,
  };
  for (const replaced of toastStore.getState().toasts.slice(LIMIT - 1)) cancelRemoval(replaced.id);
  toastStore.setState(({ toasts }) => ({ toasts: [toast, ...toasts].slice(0, LIMIT) }));
  return {
    id,
    update: (next: Partial<ToastContent>) => change(id, next),
    dismiss: () => dismissToast(id),
  };
}

/** Closes a toast and has it removed later; one that is closed or gone stays so. */
export function dismissToast(id: string): void {
  const toast = toastStore.getState().toasts.find((candidate) => candidate.id === id);
  if (!toast?.open) return;
  change(id, { open: false });
  removals.set(
    id,
    setTimeout(() => removeToast(id), REMOVAL_DELAY),
  );
}

/** Closes all toasts, so that a new attempt does not show the previous result. */
export function dismissToasts(): void {
  for (const { id } of toastStore.getState().toasts) dismissToast(id);
}

/** Empties the store at once, timers included. */
export function clearToasts(): void {
  for (const id of removals.keys()) cancelRemoval(id);
  toastStore.setState({ toasts: [] });
}

function removeToast(id: string) {
  removals.delete(id);
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

function cancelRemoval(id: string) {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

function change(id: string, next: Partial<Toast>) {
  toastStore.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, ...next } : toast)),
  }));
}
