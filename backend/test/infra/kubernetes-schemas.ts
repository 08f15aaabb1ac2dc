import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as autoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as configMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as namespace } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Namespace';
import { validate as secret } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Secret';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as serviceAccount } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ServiceAccount';
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as disruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import type { Manifest } from './files.ts';

const SCHEMAS: Readonly<Record<string, (data: unknown) => boolean>> = {
  'apps/v1 Deployment': deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': autoscaler,
  'networking.k8s.io/v1 Ingress': ingress,
  'policy/v1 PodDisruptionBudget': disruptionBudget,
  'v1 ConfigMap': configMap,
  'v1 Namespace': namespace,
  'v1 Secret': secret,
  'v1 Service': service,
  'v1 ServiceAccount': serviceAccount,
};

/** What Kubernetes would not accept of a manifest, fields that it does not know included. */
export function faultsOf(manifest: Manifest): unknown[] {
  const validate = SCHEMAS[`${manifest.apiVersion} ${manifest.kind}`];
  if (validate === undefined) return [`no schema for ${manifest.apiVersion} ${manifest.kind}`];
  const { watched, unread } = watch(manifest);
  if (validate(watched)) return unread();
  const errors: unknown = Reflect.get(validate, 'errors');
  return Array.isArray(errors) ? errors : [errors];
}

/** Kubernetes' schemas allow unknown fields, but never look at them: what a validator did not read, no schema names. */
function watch(root: object): { readonly watched: object; unread(): string[] } {
  const all = new Map<string, boolean>();
  const wrap = (value: object, path: string): object => {
    for (const key of Object.keys(value)) all.set(`${path}/${key}`, Array.isArray(value));
    return new Proxy(value, {
      get(target, key) {
        const found: unknown = Reflect.get(target, key);
        if (typeof key === 'symbol') return found;
        all.set(`${path}/${key}`, true);
        return typeof found === 'object' && found !== null ? wrapOnce(found, `${path}/${key}`) : found;
      },
    });
  };
  const wrapped = new Map<object, object>();
  const wrapOnce = (value: object, path: string): object => {
    const known = wrapped.get(value) ?? wrap(value, path);
    wrapped.set(value, known);
    return known;
  };
  const unread = () => Array.from(all, ([path, read]) => (read ? '' : `${path} is unknown`)).filter(Boolean);
  return { watched: wrapOnce(root, ''), unread };
}
