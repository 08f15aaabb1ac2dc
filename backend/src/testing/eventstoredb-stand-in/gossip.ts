import type { IGossipServer } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { Server } from '@grpc/grpc-js';

/** A node of the cluster. */
export interface Member {
  readonly follows: boolean;
  port(): number;
}

/** Serves the list of a cluster's nodes, by which a client picks the one that it prefers. */
export function addGossip(server: Server, members: readonly Member[]): void {
  const implementation: IGossipServer = {
    read: (_call, answer) => answer(null, new gossip.ClusterInfo().setMembersList(members.map(toInfo))),
  };
  server.addService(gossipService.GossipService, implementation);
}

function toInfo({ follows, port }: Member) {
  const { FOLLOWER, LEADER } = gossip.MemberInfo.VNodeState;
  return new gossip.MemberInfo()
    .setInstanceId(new shared.UUID().setString(crypto.randomUUID()))
    .setTimeStamp(String(Date.now()))
    .setState(follows ? FOLLOWER : LEADER)
    .setIsAlive(true)
    .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port()));
}
