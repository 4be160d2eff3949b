import { createStore } from 'zustand/vanilla';

/** The maximum number of toasts: a new one replaces the previous one (S1). */
const LIMIT = 1;
/** Milliseconds until a dismissed toast is removed from the store (section 4, ruling 32). */
const REMOVAL_DELAY = 1_000_000;
/** Milliseconds until a toast closes by default (S3). */
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
 * Shows a toast; callable from anywhere. `update` changes it; `dismiss`, its timer or the visitor
 * close it. {@link REMOVAL_DELAY} later it is removed from the store.
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
    update: (next: Partial<ToastContent>) => updateToast(id, next),
    dismiss: () => dismissToast(id),
  };
}

/** Closes a toast and schedules its removal. Does nothing if it is already closed or removed. */
export function dismissToast(id: string): void {
  const toast = toastStore.getState().toasts.find((candidate) => candidate.id === id);
  if (!toast?.open) return;
  updateToast(id, { open: false });
  removals.set(
    id,
    setTimeout(() => removeToast(id), REMOVAL_DELAY),
  );
}

/** Closes all toasts, so that a new attempt does not show the previous outcome. */
export function dismissToasts(): void {
  for (const { id } of toastStore.getState().toasts) dismissToast(id);
}

/** Removes all toasts at once and cancels their timers. */
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

function updateToast(id: string, next: Partial<Toast>) {
  toastStore.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, ...next } : toast)),
  }));
}
